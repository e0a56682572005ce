const WEB = /^https?:$/;

/** A pin's link as an address of the web, or `undefined` for what is none: `javascript:`, `data:`, half an address. */
export function outboundHref(link: string | undefined): string | undefined {
  const trimmed = link?.trim() ?? '';
  return URL.canParse(trimmed) && WEB.test(new URL(trimmed).protocol) ? trimmed : undefined;
}
