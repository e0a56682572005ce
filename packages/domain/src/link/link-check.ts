import type { RedirectStatus } from './offsite-answer.js';

/** What a press on a link does first (S3 §4.1). `report` is an empty link: nothing opens, and the event is reported. */
export type LinkStep = 'check' | 'open' | 'report' | 'nothing';

/** Where a link is pressed (S3 §4.1). */
export interface LinkPage {
  /** The address of the page, against which relative links are read. */
  readonly url: string;
  /** Further hosts of the product: a link to exactly one of them is not checked. */
  readonly ownHosts?: readonly string[];
  /** Default true. */
  readonly isOnline?: boolean;
}

/**
 * What a press on a link does first (S3 §4.1): nothing offline; an empty link and one that begins with `#` is reported;
 * an http(s) link to an origin other than the product's own is checked; anything else opens.
 */
export function linkStep(href: string | undefined, page: LinkPage): LinkStep {
  if (page.isOnline === false) return 'nothing';
  const trimmed = href?.trim() ?? '';
  if (trimmed === '' || trimmed.startsWith('#')) return 'report';
  if (!URL.canParse(trimmed, page.url)) return 'report';
  const target = new URL(trimmed, page.url);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return 'nothing';
  const isOwn =
    target.origin === new URL(page.url).origin || page.ownHosts?.includes(target.host) === true;
  return isOwn ? 'open' : 'check';
}

/** What follows from the answer to a check (S3 §4.1). */
export interface LinkVerdict {
  readonly opens: boolean;
  /** The warning that the viewer sees instead: the key of its sentence. */
  readonly warning?: Exclude<RedirectStatus, 'allowed'>;
  /** The status is none that is known: the link opens, and the status is logged. */
  readonly isUnknown: boolean;
}

const WARNINGS = ['blocked', 'suspicious', 'porn'] as const satisfies readonly RedirectStatus[];

/** What follows from the status of a check (S3 §4.1 §8): blocked, suspicious and porn links never open. */
export function linkVerdict(redirectStatus: string | undefined): LinkVerdict {
  const warning = WARNINGS.find((status) => status === redirectStatus);
  if (warning) return { opens: false, warning, isUnknown: false };
  return { opens: true, isUnknown: redirectStatus !== 'allowed' };
}
