import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAttributionAllowed, loadAttributionImage } from './browser-attribution.js';

afterEach(() => {
  Reflect.deleteProperty(document, 'featurePolicy');
});

describe('the browser', () => {
  it.each([true, false])(
    'S2 §8.2: its policy says whether attribution is allowed: %j',
    (allows) => {
      const allowsFeature = vi.fn(() => allows);
      Object.defineProperty(document, 'featurePolicy', {
        value: { allowsFeature, features: () => ['camera', 'attribution-reporting'] },
        configurable: true,
      });
      expect(isAttributionAllowed()).toBe(allows);
      expect(allowsFeature).toHaveBeenCalledExactlyOnceWith('attribution-reporting');
    },
  );

  it('S2 §8: is not asked about a feature that it does not know, because it would log a warning', () => {
    const allowsFeature = vi.fn(() => false);
    Object.defineProperty(document, 'featurePolicy', {
      value: { allowsFeature, features: () => ['camera'] },
      configurable: true,
    });
    expect(isAttributionAllowed()).toBe(false);
    expect(allowsFeature).not.toHaveBeenCalled();
  });

  it('S2 §8.2: without a policy does not know attribution', () => {
    expect(isAttributionAllowed()).toBe(false);
  });

  it.each([
    ['14_5', '14.1', true],
    ['14_4', '14.0', false],
  ])('S3 §9: attributes clicks, and no views, in Safari of iOS %s: %j', (os, version, expected) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`,
    );
    expect([isAttributionAllowed('click'), isAttributionAllowed('view')]).toEqual([
      expected,
      false,
    ]);
    vi.restoreAllMocks();
  });

  it('S2 §7.11: loads an image with the attribution attribute', () => {
    const images: HTMLImageElement[] = [];
    const { Image } = window;
    vi.stubGlobal('Image', function FakeImage() {
      images.push(new Image());
      return images[0];
    });
    loadAttributionImage('https://ads.example/a');
    vi.unstubAllGlobals();
    expect(images.map(({ src }) => src)).toEqual(['https://ads.example/a']);
    expect(images[0]?.getAttribute('attributionsrc')).toBe('');
  });
});
