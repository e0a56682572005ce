/** What the viewer sees after an error or a success (S1 §8, S2 §8, S3 §8). */
export type ErrorNotice = 'toast-error' | 'toast' | 'modal' | 'inline' | 'none';

/** How the product handles one situation (S1 §8, S2 §8, S3 §8). */
export interface ErrorSituation {
  readonly notice: ErrorNotice;
  /** Key of the text in the words, unless the server sends one. Warnings about links come from `linkVerdict`. */
  readonly word?: string;
  /** The state before the attempt is restored. */
  readonly goesBack?: boolean;
  /** The link opens, or the flow continues, as if nothing had happened. */
  readonly goesOn?: boolean;
  /** How the error is reported. `rate` is the sample rate. */
  readonly report?: { readonly kind: 'metric' | 'event' | 'error'; readonly rate: number };
}

/** Sample rate of errors about app-store links and attribution sources (S1 §8). */
export const SAMPLED_ERROR_RATE = 0.1;

const always = (kind: 'metric' | 'event' | 'error') => ({ kind, rate: 1 });
const sampled = (kind: 'metric' | 'event' | 'error') => ({ kind, rate: SAMPLED_ERROR_RATE });

/** All situations of the error catalogues, with how the product handles them (S1 §8, S2 §8, S3 §8). */
export const ERROR_SITUATIONS = {
  saveFailed: { notice: 'toast-error', word: 'somethingWentWrong', goesBack: true },
  deleteFailed: { notice: 'toast-error', word: 'deleteFailed', goesBack: true },
  pinDeleted: { notice: 'toast', word: 'pinDeleted' },
  spamLinkBlocked: { notice: 'modal', word: 'linkBlocked' },
  attributionSourceFailed: { notice: 'none', goesOn: true, report: sampled('error') },
  appStoreLinkFailed: { notice: 'none', report: sampled('error') },
  unauthMergeFailed: { notice: 'none', report: always('error') },
  attributionRequestFailed: { notice: 'none', goesOn: true, report: always('metric') },
  attributionNotAllowed: { notice: 'none', goesOn: true, report: always('metric') },
  attributionParameterMissing: { notice: 'none', goesOn: true, report: always('metric') },
  renderFailed: { notice: 'inline', report: always('error') },
  installedAppsUnknown: { notice: 'none', goesOn: true },
  impressionTrackingFailed: { notice: 'none', goesOn: true, report: always('error') },
  surveyNotLoaded: { notice: 'none' },
  linkNotAllowed: { notice: 'modal' },
  linkCheckFailed: { notice: 'none', goesOn: true, report: always('metric') },
  inviteLookupFailed: { notice: 'none', goesOn: true },
  emptyLink: { notice: 'none', report: sampled('event') },
  collaboratorRemovalFailed: { notice: 'none', goesBack: true },
  blockFailed: { notice: 'none', goesBack: true },
  followFailed: { notice: 'none', goesBack: true },
  uploadFailed: { notice: 'none', report: always('error') },
  invalidImage: { notice: 'inline', word: 'invalidImage' },
  revisitationInvalid: { notice: 'none', goesOn: true },
} as const satisfies Record<string, ErrorSituation>;

/** A situation of the error catalogues (S1 §8, S2 §8, S3 §8). */
export type ErrorSituationName = keyof typeof ERROR_SITUATIONS;

/** Returns how the product handles a situation (S1 §8, S2 §8, S3 §8). */
export function errorSituation(name: ErrorSituationName): ErrorSituation {
  return ERROR_SITUATIONS[name];
}

/** Message of the error for an attribution request that fails (S2 §8). */
export const ATTRIBUTION_REQUEST_FAILED = 'server request failed.';

/** Recorded when the browser's policy forbids attribution (S2 §8). */
export const ATTRIBUTION_NOT_ENABLED = 'attribution-reporting is not enabled';
