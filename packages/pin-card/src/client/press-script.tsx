import type { ReactElement } from 'react';
import { pressScript } from './press-script.gen.js';

/** Props of {@link PressScript}. */
export interface PressScriptProps {
  /** The nonce of the page's Content-Security-Policy. */
  readonly nonce?: string | undefined;
}

/** Renders {@link pressScript}, for a document that React renders. */
export function PressScript({ nonce }: PressScriptProps): ReactElement {
  // A browser hides the nonce from scripts, so that the first client render cannot match it.
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: pressScript }}
    />
  );
}
