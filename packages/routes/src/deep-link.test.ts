import { expect, it } from 'vitest';
import { deepLinkUrl } from './deep-link.js';

it('carries the fields of S1 §7.10', () => {
  expect(
    deepLinkUrl('https://install.example/go?app=1', {
      deeplinkPath: 'pin/42',
      currentPageUrl: 'https://pins.example/pin/42/',
      installId: 'i-1',
      utmSource: 'web',
      utmMedium: 'banner',
      utmCampaign: 'spring',
      utmTerm: 'lamps',
      utmContent: 'b',
      inviteCode: 'abc',
    }),
  ).toBe(
    'https://install.example/go?app=1&deeplink_path=pin%2F42&current_page_url=https%3A%2F%2Fpins.example%2Fpin%2F42%2F' +
      '&install_id=i-1&utm_source=web&utm_medium=banner&utm_campaign=spring&utm_term=lamps&utm_content=b&invite_code=abc',
  );
});

it('omits absent fields, and keeps a link without fields', () => {
  expect(deepLinkUrl('https://install.example/#x', { inviteCode: 'abc' })).toBe(
    'https://install.example/?invite_code=abc#x',
  );
  expect(deepLinkUrl('https://install.example/#x', {})).toBe('https://install.example/#x');
});
