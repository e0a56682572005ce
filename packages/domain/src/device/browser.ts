/** Browser codes (S2 §9). */
export const BROWSER_CODES = {
  other: 0,
  chrome: 1,
  safari: 2,
  ie: 3,
  firefox: 4,
  opera: 5,
  edge: 6,
} as const;

/** A browser with a code (S2 §9). */
export type BrowserName = keyof typeof BROWSER_CODES;

// The order matters: user agents also name browsers that they are compatible with.
const PATTERNS: readonly (readonly [BrowserName, RegExp])[] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|OPT|OPiOS|Opera)\b/],
  ['ie', /\b(MSIE |Trident\/)/],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

/** Returns the browser code for a user agent (S2 §9); 0 for unknown browsers. */
export function browserCode(userAgent: string): number {
  const found = PATTERNS.find(([, pattern]) => pattern.test(userAgent));
  return BROWSER_CODES[found?.[0] ?? 'other'];
}

/** First mobile Safari that supports click attribution (S3 §9). */
export const CLICK_ATTRIBUTION_SAFARI = { major: 14, minor: 1 } as const;

/** Whether a browser supports click attribution (S3 §9): Safari 14.1 and later on Apple's phones and tablets. */
export function supportsClickAttribution(userAgent: string): boolean {
  const isMobile = /\b(iPhone|iPad|iPod)\b/.test(userAgent);
  const version = /\bVersion\/(\d+)(?:\.(\d+))?/.exec(userAgent);
  if (!isMobile || !version || browserCode(userAgent) !== BROWSER_CODES.safari) return false;
  const major = Number(version[1]);
  const minor = Number(version[2] ?? 0);
  const first = CLICK_ATTRIBUTION_SAFARI;
  return major > first.major || (major === first.major && minor >= first.minor);
}
