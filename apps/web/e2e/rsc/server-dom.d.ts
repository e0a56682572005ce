declare module 'react-server-dom-webpack/server' {
  import type { ReactNode } from 'react';

  /** Prints what a server component sends: rows of React's own format. */
  export function renderToPipeableStream(
    model: ReactNode,
    manifest: object,
    options: { readonly onError: (error: unknown) => void },
  ): { pipe<Destination extends NodeJS.WritableStream>(destination: Destination): Destination };
}
