declare module 'react-server-dom-webpack/server' {
  import type { ReactNode } from 'react';

  /** Renders the rows that a server component sends, in React's own format. */
  export function renderToPipeableStream(
    model: ReactNode,
    manifest: object,
    options: { readonly onError: (error: unknown) => void },
  ): { pipe<Destination extends NodeJS.WritableStream>(destination: Destination): Destination };
}
