import { isListedHost, safeUrl } from '@tackboard/routes/links';

/** Right clicks on these files are not clickthroughs: the viewer wants the image or the video. */
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

/** A clickthrough is logged when less time than this passes between the right click and leaving the page. */
export const CLICKTHROUGH_WITHIN_NS = 5e8;

/** What to report when a viewer leaves after a right click: an offsite call, a view event only, or nothing. */
export type RightClickDecision = 'offsite' | 'view' | 'ignore';

/** The page of a right click. */
export interface RightClickPage {
  /** Relative links are resolved against this URL. */
  readonly url: string;
  /** Further hosts of the product, with their subdomains. */
  readonly ownHosts?: readonly string[];
}

const PIN_PATH = /^\/pin\/\d+(\/|$)/;

/**
 * What to report about a right click on a link (S2 §5.11): nothing for an image or a video, which is recognised by the
 * extension of the path in any case; a view event for a pin of the product; an offsite call for any other http(s) link.
 */
export function rightClickDecision(
  href: string | undefined,
  page: RightClickPage,
): RightClickDecision {
  if (safeUrl(href) === undefined || !URL.canParse(href ?? '', page.url)) return 'ignore';
  const target = new URL(href ?? '', page.url);
  const extension = /\.([^./]+)$/.exec(target.pathname)?.[1]?.toLowerCase() ?? '';
  if (RIGHT_CLICK_MEDIA_EXTENSIONS.includes(extension)) return 'ignore';
  const ownHosts = [new URL(page.url).host, ...(page.ownHosts ?? [])];
  const isOwnPin = isListedHost(ownHosts, target.host) && PIN_PATH.test(target.pathname);
  return isOwnPin ? 'view' : 'offsite';
}

/** Whether a clickthrough was quick enough to be logged; `nanoseconds` from the right click to leaving (S2 §9.8). */
export function isTimelyClickthrough(nanoseconds: number): boolean {
  return nanoseconds < CLICKTHROUGH_WITHIN_NS;
}
