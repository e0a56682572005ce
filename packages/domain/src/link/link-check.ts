import { isNavigable, needsCheck } from '@tackboard/routes/links';
import type { OpenWord } from '../text.js';

/** What a press on a link does first. `report`: the link is empty, nothing opens and the event is reported. */
type LinkStep = 'check' | 'open' | 'report' | 'nothing';

/**
 * What a press on a link does first (S3 §4.1.4): nothing offline; an empty link and one that begins with `#` is reported;
 * a link that leaves the product is checked; every other http(s) link opens.
 */
export function linkStep(href: string | undefined, page: LinkPage): LinkStep {
  if (page.isOnline === false) return 'nothing';
  const trimmed = href?.trim() ?? '';
  const isEmpty = trimmed === '' || trimmed.startsWith('#');
  if (isEmpty || !URL.canParse(trimmed, page.url)) return 'report';
  if (!isNavigable(trimmed)) return 'nothing';
  return isOutbound(trimmed, page) ? 'check' : 'open';
}

/** The consequence of a link check. */
export interface LinkVerdict {
  readonly opens: boolean;
  /** Key of the warning that shows instead of the link. */
  readonly warning?: Exclude<RedirectStatus, 'allowed'>;
  /** The status is unknown: the link opens, and the status is logged. */
  readonly isUnknown: boolean;
}

const WARNINGS = ['blocked', 'suspicious', 'porn'] as const satisfies readonly RedirectStatus[];

/** Returns the consequence of a link check (S3 §8.1): blocked, suspicious and porn links never open. */
export function linkVerdict(redirectStatus: string | undefined): LinkVerdict {
  const warning = WARNINGS.find((status) => status === redirectStatus);
  if (warning) return { opens: false, warning, isUnknown: false };
  return { opens: true, isUnknown: redirectStatus !== 'allowed' };
}

/** Results of an outbound link check (S3 §4.1.2). */
export const REDIRECT_STATUSES = ['allowed', 'blocked', 'suspicious', 'porn'] as const;

/** What the server thinks of a link that leaves the site. */
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** The response to an outbound link check; `message` is text for the viewer. */
export interface OffsiteResponse {
  readonly redirectStatus?: OpenWord<RedirectStatus>;
  readonly message?: string;
  readonly url?: string;
}

/** The page of a link. */
export interface LinkPage {
  /** Relative links are resolved against this URL. */
  readonly url: string;
  /** Further hosts of the product. Links to exactly these hosts are not checked. */
  readonly ownHosts?: readonly string[];
  /** Default: true. */
  readonly isOnline?: boolean;
}

/** Whether a link leaves the product and is checked first: http or https, and of another origin. */
export function isOutbound(href: string | undefined, { url, ownHosts = [] }: LinkPage): boolean {
  const { origin, protocol } = new URL(url);
  const alsoOwn = ownHosts.flatMap((host) => [`https://${host}`, `${protocol}//${host}`]);
  return needsCheck(href, { origin, alsoOwn });
}
