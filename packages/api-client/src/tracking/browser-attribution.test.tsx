import type { AttributionEvent } from '@tackboard/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserAttribution } from './browser-attribution.js';

const OWN = 'https://pins.example/attribution/?source_event_id=77';

afterEach(() => {
  Reflect.deleteProperty(document, 'featurePolicy');
  vi.restoreAllMocks();
});

/** Gives the browser a policy that knows these features, and allows them or not. */
function knows(features: readonly string[], allows: boolean) {
  const allowsFeature = vi.fn(() => allows);
  Object.defineProperty(document, 'featurePolicy', {
    value: { allowsFeature, features: () => features },
    configurable: true,
  });
  return allowsFeature;
}

/** Sends a URL, and returns the result with the requests that were made. */
async function send(url = OWN, event: AttributionEvent = 'view', status = 204) {
  const requests: (string | RequestInit)[] = [];
  const sender = browserAttribution({
    origin: 'https://pins.example',
    fetch: async (...request) => {
      requests.push(...request);
      return new Response(null, { status });
    },
  });
  const sent = await sender(url, event);
  return { ok: sent?.ok, requests };
}

describe('the default sender of attributions', () => {
  it('S2 §7.10: requests a URL of its own host, keepalive and with attribution reporting', async () => {
    const allowsFeature = knows(['camera', 'attribution-reporting'], true);
    expect(await send()).toEqual({
      ok: true,
      requests: [
        OWN,
        {
          method: 'GET',
          keepalive: true,
          attributionReporting: { eventSourceEligible: true, triggerEligible: false },
        },
      ],
    });
    expect(allowsFeature).toHaveBeenCalledExactlyOnceWith('attribution-reporting');
  });

  it('S2 §8.1: says that the server refused', async () => {
    knows(['attribution-reporting'], true);
    expect(await send(OWN, 'view', 500)).toMatchObject({ ok: false });
  });

  it('S2 §7.11: loads an image with the attribution attribute from another host', async () => {
    knows(['attribution-reporting'], true);
    const images: HTMLImageElement[] = [];
    const { Image } = window;
    vi.stubGlobal('Image', function FakeImage() {
      images.push(new Image());
      return images[0];
    });
    const sent = await send('https://ads.example/a');
    vi.unstubAllGlobals();
    expect(sent).toEqual({ ok: true, requests: [] });
    expect(images.map(({ src }) => src)).toEqual(['https://ads.example/a']);
    expect(images[0]?.getAttribute('attributionsrc')).toBe('');
  });

  it('S2 §8.2: sends nothing where the policy of the browser does not allow it', async () => {
    knows(['attribution-reporting'], false);
    expect(await send()).toEqual({ ok: undefined, requests: [] });
  });

  it('S2 §8.2: sends nothing without the API, and does not ask, because the browser would log a warning', async () => {
    const allowsFeature = knows(['camera'], true);
    expect(await send()).toEqual({ ok: undefined, requests: [] });
    expect(allowsFeature).not.toHaveBeenCalled();
  });

  it('S2 §8.2: sends nothing without a policy', async () => {
    expect(await send()).toEqual({ ok: undefined, requests: [] });
  });

  it.each([
    ['14_5', '14.1', true],
    ['14_4', '14.0', undefined],
  ])('S3 §9: sends clicks, and no views, in Safari of iOS %s', async (os, version, expected) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`,
    );
    const click = await send(OWN, 'click');
    const view = await send(OWN, 'view');
    expect([click.ok, view.ok]).toEqual([expected, undefined]);
  });
});
