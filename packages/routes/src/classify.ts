import { classifyFor } from './classify-site.js';
import type { ClassifiedLink } from './link-types.js';
import { ANY_SITE } from './site.js';

/**
 * Classifies a link of the site (S3 §2). Accepts a path or URL as text, a `URL`, or `{ pathname, search, hash }`;
 * everything else is `unknown`. Never throws. Every absolute URL is `external`: use `createClassifier` to name your
 * hosts.
 */
export const classify = (input: unknown): ClassifiedLink => classifyFor(ANY_SITE, input);
