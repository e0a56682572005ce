import { classifyFor } from './classify-site.js';
import type { ClassifiedLink } from './link-types.js';
import { ANY_SITE } from './site.js';

/**
 * What a link of the site is (S3 §2). Takes a path or url as text, a `URL`, or `{ pathname, search, hash }`; anything
 * else is `unknown`. Never throws. Every absolute url is `external` here: `createClassifier` knows hosts.
 */
export const classify = (input: unknown): ClassifiedLink => classifyFor(ANY_SITE, input);
