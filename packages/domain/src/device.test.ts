import { describe, expect, it } from 'vitest';
import {
  browserCode,
  isAppleSystem,
  isOldAndroid,
  osCode,
  supportsClickAttribution,
} from './device.js';
import agents from './user-agents.cases.json' with { type: 'json' };

describe('browserCode and osCode', () => {
  it.each(agents)(
    'S2 §9.26 §9.27: $title is browser $browser on system $os',
    ({ agent, browser, os }) => {
      expect(browserCode(agent)).toBe(browser);
      expect(osCode(agent)).toBe(os);
    },
  );
});

describe('isAppleSystem', () => {
  it.each([
    [5, true],
    [6, true],
    [7, false],
    [0, false],
    [undefined, false],
  ])('S3 §4.12: system %s is %s', (code, expected) => {
    expect(isAppleSystem(code)).toBe(expected);
  });
});

describe('isOldAndroid', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/90.0', true],
    ['Mozilla/5.0 (Linux; Android 7.0; SM-G930V) Chrome/90.0', false],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0', false],
    ['Mozilla/5.0 (Android; Mobile; rv:68.0) Firefox/68.0', false],
    ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64)', false],
  ])('S3 §5.17: Android below version 7: %s', (agent, expected) => {
    expect(isOldAndroid(agent)).toBe(expected);
  });
});

describe('supportsClickAttribution', () => {
  const safari = (version: string, device = 'iPhone') =>
    `Mozilla/5.0 (${device}; CPU iPhone OS 14_6 like Mac OS X) AppleWebKit/605.1.15 Version/${version} Mobile/15E148 Safari/604.1`;

  it.each([
    ['14.1', true],
    ['14.0.3', false],
    ['14.2', true],
    ['14', false],
    ['13.9', false],
    ['15.0', true],
    ['15', true],
  ])('S3 §9.33: Safari mobile %s: the threshold is 14.1', (version, expected) => {
    expect(supportsClickAttribution(safari(version))).toBe(expected);
  });

  it('S3 §9: only Safari, only on phones and tablets', () => {
    expect(supportsClickAttribution(safari('15.0', 'iPad'))).toBe(true);
    expect(
      supportsClickAttribution(
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/15.0 Safari/605.1.15',
      ),
    ).toBe(false);
    expect(
      supportsClickAttribution(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) Version/15.0 CriOS/95.0 Mobile Safari/604.1',
      ),
    ).toBe(false);
    expect(supportsClickAttribution('Mozilla/5.0 (iPhone) Safari/604.1')).toBe(false);
  });
});
