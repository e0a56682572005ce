import type { OpenWord } from '../open-word.js';

/** Results of an outbound link check (S3 §3, §4.1). */
export const REDIRECT_STATUSES = ['allowed', 'blocked', 'suspicious', 'porn'] as const;

/** What the server thinks of a link that leaves the site (S3 §4.1). */
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** The response to an outbound link check; `message` is text for the viewer (S3 §3). */
export interface OffsiteResponse {
  readonly redirectStatus?: OpenWord<RedirectStatus>;
  readonly message?: string;
  readonly url?: string;
}
