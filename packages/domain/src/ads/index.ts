export {
  type AdCriterion,
  type AdCriterionName,
  adExplanation,
  type AdExplanation,
} from './ad-explanation.js';
export {
  AD_PLATFORM_INTEGRATIONS,
  type AdPlatformIntegration,
  ADS_MANAGER_TABS,
  type AdsManagerTab,
} from './ad-platforms.js';
export { advertiserNumber, messageTargeting } from './advertiser-id.js';
export {
  attributesView,
  ATTRIBUTION_EXPIRY_SECONDS,
  ATTRIBUTION_PRIORITY,
  type AttributionEvent,
  type AttributionSource,
  attributionSourceUrl,
  type AttributionSourceUrl,
  MISSING_PARAM_METRIC,
  VIEW_ATTRIBUTION_OBJECTS,
} from './attribution-source.js';
export { destinationOrigin, destinationOrigins } from './destination-origins.js';
export {
  CLICKTHROUGH_WITHIN_NS,
  isTimelyClickthrough,
  RIGHT_CLICK_MEDIA_EXTENSIONS,
  rightClickDecision,
  type RightClickDecision,
  type RightClickPage,
} from './right-click.js';
export {
  AD_SUMMARY_FLAG_LIMIT,
  AD_TARGETING_FLAGS,
  adSummary,
  adSummaryFlags,
  type AdTargetingFlag,
} from './targeting-summary.js';
