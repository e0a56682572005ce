export {
  BROWSER_CODES,
  browserCode,
  type BrowserName,
  CLICK_ATTRIBUTION_SAFARI,
  supportsClickAttribution,
} from './browser.js';
export {
  isAppleSystem,
  isOldAndroid,
  MODERN_ANDROID_MAJOR,
  OS_CODES,
  osCode,
  type OsName,
} from './os.js';
