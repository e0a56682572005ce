export { isAttributionAllowed, loadAttributionImage } from './browser-attribution.js';
export { type AdAttributionOptions, createAttribution } from './ad-attribution.js';
export {
  ATTRIBUTION_FAILED_METRIC,
  type AttributionOptions,
  reportAttribution,
} from './report-attribution.js';
