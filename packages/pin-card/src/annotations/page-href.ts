/** Any origin: only what a relative address means is asked, not where it leads. */
const SOMEWHERE = 'https://page.invalid';
const WEB = /^https?:$/;

/** An address of the web, of this site or another, or `undefined` for what is none: `javascript:`, `data:`. */
export function pageHref(url: string | undefined): string | undefined {
  const trimmed = url?.trim() ?? '';
  if (trimmed === '' || !URL.canParse(trimmed, SOMEWHERE)) return undefined;
  return WEB.test(new URL(trimmed, SOMEWHERE).protocol) ? trimmed : undefined;
}
