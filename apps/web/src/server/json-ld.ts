import { jsonLdText, pinJsonLd } from '@tackboard/pin-card/json-ld';
import { decodePage } from '../app/decode-page.js';
import type { PageContent } from '../app/page-state.js';

/** The description of a pin's page for search engines; empty for other pages. Data needs no nonce. */
export function jsonLdScript(page: PageContent, origin: string): string {
  // The page itself reports where its data differs from the model.
  const content = decodePage(page, { onDrift: () => undefined });
  const data = content.kind === 'pin' ? pinJsonLd(content.pin, { origin }) : undefined;
  return data ? `<script type="application/ld+json">${jsonLdText(data)}</script>` : '';
}
