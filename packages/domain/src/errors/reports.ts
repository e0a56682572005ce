/** Sample rate of errors about app-store links, attribution sources and empty links (S1 §8, S3 §8). */
export const SAMPLED_ERROR_RATE = 0.1;

/** Message of the error for an attribution request that fails (S2 §8). */
export const ATTRIBUTION_REQUEST_FAILED = 'server request failed.';

/** Recorded when the browser's policy forbids attribution (S2 §8). */
export const ATTRIBUTION_NOT_ENABLED = 'attribution-reporting is not enabled';
