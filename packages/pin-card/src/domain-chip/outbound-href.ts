/** How an address of the web begins, with a host that has no character that an address would have to escape. */
const PLAIN = /^https?:\/\/[a-z0-9.-]+(?:[/?#]|$)/i;
const WEB = /^https?:$/;

/** A pin's link as an address of the web, or `undefined` for what is none: `javascript:`, `data:`, half an address. */
export function outboundHref(link: string | undefined): string | undefined {
  const trimmed = link?.trim() ?? '';
  // Reading an address whole costs as much as a part of a card.
  if (PLAIN.test(trimmed)) return trimmed;
  return URL.canParse(trimmed) && WEB.test(new URL(trimmed).protocol) ? trimmed : undefined;
}
