'use client';
import { useEffect } from 'react';
import { useInternals } from './tackboard-context.js';

/** The browser renders the page of a pin while the pointer rests on the link that covers its card, or presses it. */
const RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: '.tb-card .tb-link' }, eagerness: 'moderate' }],
});

/**
 * Lets the browser render the page of a pin while the pointer rests on its card, so that it opens at once. For a site whose links
 * open documents: a router that shows pages itself uses none of it. The Content-Security-Policy has to allow the client's `nonce`
 * or `'inline-speculation-rules'` in `script-src`. Renders nothing; browsers without speculation rules ignore it.
 */
export function SpeculationRules(): null {
  const { nonce } = useInternals('SpeculationRules');
  useEffect(() => {
    // A script that React renders in a browser does not run.
    const page = window.document;
    const script = page.createElement('script');
    script.type = 'speculationrules';
    if (nonce !== undefined) script.nonce = nonce;
    script.textContent = RULES;
    page.head.append(script);
    return () => script.remove();
  }, [nonce]);
  return null;
}
