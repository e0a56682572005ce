/** The numbers of browsers (S2 §9). */
export const BROWSER_CODES = {
  other: 0,
  chrome: 1,
  safari: 2,
  ie: 3,
  firefox: 4,
  opera: 5,
  edge: 6,
} as const;

/** A browser (S2 §9). */
export type BrowserName = keyof typeof BROWSER_CODES;

// In this order: browsers name those whose pages they want to be given.
const PATTERNS: readonly (readonly [BrowserName, RegExp])[] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|OPT|OPiOS|Opera)\b/],
  ['ie', /\b(MSIE |Trident\/)/],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

/** The number of the browser that a user agent text names (S2 §9): 0 for any other. */
export function browserCode(userAgent: string): number {
  const found = PATTERNS.find(([, pattern]) => pattern.test(userAgent));
  return BROWSER_CODES[found?.[0] ?? 'other'];
}

/** The mobile Safari from which click attribution works (S3 §9). */
export const CLICK_ATTRIBUTION_SAFARI = { major: 14, minor: 1 } as const;

/** Whether clicks on advertisements can be attributed (S3 §9): Safari 14.1 and later on a phone or tablet of Apple. */
export function supportsClickAttribution(userAgent: string): boolean {
  const isMobile = /\b(iPhone|iPad|iPod)\b/.test(userAgent);
  const version = /\bVersion\/(\d+)(?:\.(\d+))?/.exec(userAgent);
  if (!isMobile || !version || browserCode(userAgent) !== BROWSER_CODES.safari) return false;
  const major = Number(version[1]);
  const minor = Number(version[2] ?? 0);
  const first = CLICK_ATTRIBUTION_SAFARI;
  return major > first.major || (major === first.major && minor >= first.minor);
}
