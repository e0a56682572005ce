/** The files whose right click is no click through to a site: the person wants the picture or the film (S2 §5). */
export const RIGHT_CLICK_MEDIA_EXTENSIONS: readonly string[] = [
  'png',
  'jpg',
  'jpeg',
  'gif',
  'bmp',
  'tiff',
  'webp',
  'mp4',
  'm4v',
  'quicktime',
];

/** A click through is logged only when it took less than this from the right click to leaving the page (S2 §9). */
export const CLICKTHROUGH_WITHIN_NS = 5e8;

/** What is reported when a person leaves after a right click: an offsite call, a view event alone, or nothing (S2 §5). */
export type RightClickDecision = 'offsite' | 'view' | 'ignore';

/** Where the right click happened (S2 §5). */
export interface RightClickPage {
  /** The address of the page, against which relative links are read. */
  readonly url: string;
  /** Further hosts of the product; a subdomain counts with its host. */
  readonly ownHosts?: readonly string[];
}

const PIN_PATH = /^\/pin\/\d+(\/|$)/;

function isOwn(target: URL, page: RightClickPage): boolean {
  const { host } = new URL(page.url);
  return [host, ...(page.ownHosts ?? [])].some(
    (own) => target.host === own || target.host.endsWith(`.${own}`),
  );
}

/**
 * What is reported about a right click on a link (S2 §5): nothing for a picture or a film, whose extension is read off the
 * path in any case; a view event for a pin of the product; an offsite call for any other http(s) link.
 */
export function rightClickDecision(
  href: string | undefined,
  page: RightClickPage,
): RightClickDecision {
  if (!href?.trim() || !URL.canParse(href, page.url)) return 'ignore';
  const target = new URL(href, page.url);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return 'ignore';
  const extension = /\.([^./]+)$/.exec(target.pathname)?.[1]?.toLowerCase() ?? '';
  if (RIGHT_CLICK_MEDIA_EXTENSIONS.includes(extension)) return 'ignore';
  return isOwn(target, page) && PIN_PATH.test(target.pathname) ? 'view' : 'offsite';
}

/** Whether a click through was quick enough to be logged; `nanoseconds` from the right click to leaving (S2 §9). */
export function isTimelyClickthrough(nanoseconds: number): boolean {
  return nanoseconds < CLICKTHROUGH_WITHIN_NS;
}
