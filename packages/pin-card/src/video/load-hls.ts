/// <reference types="./hls-light.js" />
import type { LoadHls } from './hls.js';
import { MissingHlsError } from './missing-hls-error.js';

/**
 * Fetches `hls.js/light`, which a page that shows films installs beside this package. A fetch that failed is tried anew
 * with the next call. Throws a {@link MissingHlsError}.
 */
export const loadHls: LoadHls = async () => {
  // Inside of `try`, bundlers leave a package out that is not installed, instead of failing.
  try {
    return (await import('hls.js/light')).default;
  } catch (cause) {
    throw new MissingHlsError(cause);
  }
};
