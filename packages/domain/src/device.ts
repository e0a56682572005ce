/** Operating system codes (S2 §9.27). */
export const OS_CODES = {
  unknown: 0,
  windowsXp: 1,
  windowsVista: 2,
  windows7: 3,
  windows8: 4,
  mac: 5,
  ios: 6,
  android: 7,
  ubuntu: 8,
  otherWindows: 12,
  chromiumOs: 13,
} as const;

/** An operating system with a code. */
export type OsName = keyof typeof OS_CODES;

// The order matters: user agents also name systems that they are compatible with.
const OS_PATTERNS: readonly (readonly [OsName, RegExp])[] = [
  ['otherWindows', /Windows Phone/],
  ['ios', /\b(iPhone|iPad|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windowsXp', /Windows (NT 5\.[12]|XP)/],
  ['windowsVista', /Windows NT 6\.0/],
  ['windows7', /Windows NT 6\.1/],
  ['windows8', /Windows NT 6\.[23]/],
  ['otherWindows', /Windows/],
  ['chromiumOs', /\bCrOS\b/],
  ['ubuntu', /\bUbuntu\b/],
  ['mac', /\bMac(intosh| OS X|_PowerPC)/],
];

/** Returns the operating system code for a user agent (S2 §9.27); 0 for unknown systems. */
export function osCode(userAgent: string): number {
  const found = OS_PATTERNS.find(([, pattern]) => pattern.test(userAgent));
  return OS_CODES[found?.[0] ?? 'unknown'];
}

/** First Android that counts as modern. */
export const MODERN_ANDROID_MAJOR = 7;

/** Whether a user agent is Android below version 7 (S3 §5.17). */
export function isOldAndroid(userAgent: string): boolean {
  const major = /\bAndroid (\d+)/.exec(userAgent)?.[1];
  return major !== undefined && Number(major) < MODERN_ANDROID_MAJOR;
}

/** Whether a system is Apple's. The app upsell has another icon there. */
export function isAppleSystem(code: number | undefined): boolean {
  return code === OS_CODES.mac || code === OS_CODES.ios;
}

/** Browser codes (S2 §9.26). */
export const BROWSER_CODES = {
  other: 0,
  chrome: 1,
  safari: 2,
  ie: 3,
  firefox: 4,
  opera: 5,
  edge: 6,
} as const;

/** A browser with a code. */
type BrowserName = keyof typeof BROWSER_CODES;

// The order matters: user agents also name browsers that they are compatible with.
const BROWSER_PATTERNS: readonly (readonly [BrowserName, RegExp])[] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|OPT|OPiOS|Opera)\b/],
  ['ie', /\b(MSIE |Trident\/)/],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

/** Returns the browser code for a user agent; 0 for unknown browsers. */
export function browserCode(userAgent: string): number {
  const found = BROWSER_PATTERNS.find(([, pattern]) => pattern.test(userAgent));
  return BROWSER_CODES[found?.[0] ?? 'other'];
}

/** First mobile Safari that supports click attribution. */
export const CLICK_ATTRIBUTION_SAFARI = { major: 14, minor: 1 } as const;

/** Whether a browser supports click attribution (S3 §9.33): Safari 14.1 and later on Apple's phones and tablets. */
export function supportsClickAttribution(userAgent: string): boolean {
  const isMobile = /\b(iPhone|iPad|iPod)\b/.test(userAgent);
  const version = /\bVersion\/(\d+)(?:\.(\d+))?/.exec(userAgent);
  if (!isMobile || !version || browserCode(userAgent) !== BROWSER_CODES.safari) return false;
  const major = Number(version[1]);
  const minor = Number(version[2] ?? 0);
  const first = CLICK_ATTRIBUTION_SAFARI;
  return major > first.major || (major === first.major && minor >= first.minor);
}
