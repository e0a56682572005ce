'use client';
import type { ReactElement } from 'react';
import { pressScript } from './press-script.gen.js';
import { useServed } from './use-hydrated.js';

/** Props of {@link PressScript}. */
export interface PressScriptProps {
  /** The nonce of the page's Content-Security-Policy. */
  readonly nonce?: string | undefined;
}

/**
 * Renders {@link pressScript}, for a document that React renders. Only a server writes it: there is nothing to record on a page
 * that a browser renders, and Trusted Types refuse a script that a browser makes.
 */
export function PressScript({ nonce }: PressScriptProps): ReactElement | null {
  if (!useServed()) return null;
  // A browser hides the nonce from scripts, so that the first client render cannot match it.
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: pressScript }}
    />
  );
}
