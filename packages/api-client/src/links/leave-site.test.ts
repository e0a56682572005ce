import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { type AppLink, openAppLink } from './leave-site.js';

function start(link: AppLink, byte = 0) {
  const opened: string[] = [];
  const errors: unknown[] = [];
  const random = (bytes: Uint8Array): void => void bytes.fill(byte);
  openAppLink(createClient({ origin: 'https://pins.example', fetch, random }), link, {
    open: (url) => opened.push(url),
    onError: (error) => errors.push(error),
  });
  return { opened, errors };
}

describe('a link to the app', () => {
  it('S1 §7.10: opens with every field', () => {
    const { opened } = start({
      installUrl: 'https://get.example/app?c=1',
      deeplinkPath: 'pin/7',
      currentPageUrl: 'https://pins.example/pin/7/',
      installId: 'i-1',
      utmSource: 'web',
      utmMedium: 'upsell',
      utmCampaign: 'save',
      utmTerm: 'dunes',
      utmContent: 'a',
      inviteCode: 'abc',
    });
    expect(opened.map((url) => Object.fromEntries(new URL(url).searchParams))).toEqual([
      {
        c: '1',
        deeplink_path: 'pin/7',
        current_page_url: 'https://pins.example/pin/7/',
        install_id: 'i-1',
        utm_source: 'web',
        utm_medium: 'upsell',
        utm_campaign: 'save',
        utm_term: 'dunes',
        utm_content: 'a',
        invite_code: 'abc',
      },
    ]);
  });

  it.each([
    [0x19, 1],
    [0x1a, 0],
  ])('S1 §8.8: that cannot open is reported one time in ten (random bytes %i)', (byte, count) => {
    const { opened, errors } = start({ installUrl: '/app' }, byte);
    expect(opened).toEqual([]);
    expect(errors).toHaveLength(count);
  });
});
