/// <reference types="./hls-light.js" />
import type { LoadHls } from './hls.js';
import { MissingHlsError } from './missing-hls-error.js';

/**
 * Imports `hls.js/light`, an optional peer dependency. Rejects with a {@link MissingHlsError}; the next call imports again.
 */
export const loadHls: LoadHls = async () => {
  // Bundlers tolerate an import inside `try` when the package is not installed.
  try {
    return (await import('hls.js/light')).default;
  } catch (cause) {
    throw new MissingHlsError(cause);
  }
};
