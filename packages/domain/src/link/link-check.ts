import { isNavigable } from '@tackboard/routes/links';
import type { RedirectStatus } from './offsite-response.js';
import { isOutbound, type LinkPage } from './outbound.js';

/** What a press on a link does first (S3 §4.1). `report`: the link is empty, nothing opens and the event is reported. */
export type LinkStep = 'check' | 'open' | 'report' | 'nothing';

/**
 * What a press on a link does first (S3 §4.1): nothing offline; an empty link and one that begins with `#` is reported;
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

/** The consequence of a link check (S3 §4.1). */
export interface LinkVerdict {
  readonly opens: boolean;
  /** Key of the warning that shows instead of the link. */
  readonly warning?: Exclude<RedirectStatus, 'allowed'>;
  /** The status is unknown: the link opens, and the status is logged. */
  readonly isUnknown: boolean;
}

const WARNINGS = ['blocked', 'suspicious', 'porn'] as const satisfies readonly RedirectStatus[];

/** Returns the consequence of a link check (S3 §4.1 §8): blocked, suspicious and porn links never open. */
export function linkVerdict(redirectStatus: string | undefined): LinkVerdict {
  const warning = WARNINGS.find((status) => status === redirectStatus);
  if (warning) return { opens: false, warning, isUnknown: false };
  return { opens: true, isUnknown: redirectStatus !== 'allowed' };
}
