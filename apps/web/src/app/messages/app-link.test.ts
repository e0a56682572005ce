import { createMemoryStorage } from '@tackboard/domain/testing';
import { deepLinkUrl } from '@tackboard/routes';
import { expect, it } from 'vitest';
import { appLinkFields, checkedPin, INSTALL_URL, installId } from './app-link.js';

it('S1 §7.10: a link to the app has the page, the install id and the invite code', () => {
  const storage = createMemoryStorage();
  const fields = appLinkFields('/pin/7/', 'https://pins.example', 'maren2025');
  const link = deepLinkUrl(INSTALL_URL, { ...fields, installId: installId(storage, () => 'i-1') });
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    deeplink_path: '/pin/7/',
    current_page_url: 'https://pins.example/pin/7/',
    install_id: 'i-1',
    utm_source: 'share_upsell',
    invite_code: 'maren2025',
  });
  expect(installId(storage, () => 'i-2')).toBe('i-1');
});

it.each(['get', 'set'] as const)('has no install id where storage is blocked: %s', (method) => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const storage = { ...createMemoryStorage(), [method]: blocked };
  expect(installId(storage, () => 'i-1')).toBeUndefined();
});

it('S3 §7.2: the check of a link in the app has the pin and its tracking parameters', () => {
  expect(checkedPin({ id: '7', trackingParams: 'CwAB' })).toEqual({
    pinId: '7',
    clientTrackingParams: 'CwAB',
  });
  expect(checkedPin(undefined)).toEqual({});
});
