'use client';
import type { ReactElement } from 'react';
import { useInternals } from './tackboard-context.js';
import { useServed } from './use-hydrated.js';

/** The browser renders the page of a pin while the pointer rests on the link that covers its card, or presses it. */
const RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: '.tb-card .tb-link' }, eagerness: 'moderate' }],
});

/**
 * Lets the browser render the page of a pin while the pointer rests on its card, so that it opens at once. For a site whose links
 * open documents: a router that shows pages itself uses none of it. Only a server writes the rules, because Trusted Types refuse a
 * script that a browser makes. The Content-Security-Policy has to allow the client's `nonce` or `'inline-speculation-rules'` in
 * `script-src`. Browsers without speculation rules ignore it.
 */
export function SpeculationRules(): ReactElement | null {
  const { nonce } = useInternals('SpeculationRules');
  if (!useServed()) return null;
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      // Browsers hide the nonce from scripts, so hydration always sees a difference.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: RULES }}
    />
  );
}
