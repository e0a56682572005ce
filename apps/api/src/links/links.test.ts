import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await connect(server.origin);
});
afterAll(() => server.stop());

describe('a link check (S3 §4.1 §7)', () => {
  it.each([
    ['https://shop.example/lamp?a=1', 'allowed'],
    ['https://spam.example/', 'blocked'],
    ['https://Deep.WWW.spam.example./x', 'blocked'],
    ['https://notspam.example/', 'allowed'],
    ['http://suspicious.example:8080/', 'suspicious'],
    ['https://adults-only.example/', 'porn'],
  ])('of %s is %s, in no language', async (url, redirectStatus) => {
    const checked = await visitor.calls.checkLink({
      url,
      pinId: '12',
      auxData: { slot_index: 1 },
      clientTrackingParams: 't1',
    });
    expect(checked.redirectStatus).toBe(redirectStatus);
    expect(checked.message ?? '').toBe('');
    expect(checked.url).toBe(new URL(url).href);
    expect(await visitor.calls.checkAppLink({ url, pinId: '12' })).toEqual(checked);
    expect(visitor.drift).toEqual([]);
  });

  it('of an advertisement is sent without its pin', async () => {
    const url = 'https://spam.example/';
    const checked = await visitor.calls.checkLink({ url, pinId: '12', isThirdPartyAd: true });
    expect(checked.redirectStatus).toBe('blocked');
  });

  it.each(['javascript:alert(1)', '/pin/1/', 'ftp://shop.example/', ''])(
    'refuses %j, which is no http or https URL',
    async (url) => {
      await expect(visitor.calls.checkLink({ url, pinId: '12' })).rejects.toMatchObject({
        status: 400,
      });
    },
  );
});

it('a link that was followed is logged, with its details (S1 §7, S2 §7)', async () => {
  const logged = await visitor.calls.logClickthrough({
    pinId: '12',
    url: 'https://shop.example/',
    clickthroughType: 'rightClick',
    slotIndex: 3,
    nanoseconds: 4e8,
  });
  expect(logged).toBeTruthy();
  const rows = server.database.prepare("SELECT * FROM events WHERE kind = 'clickthrough'").all();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.['visitor']).toBe(visitor.cookies.get('tackboard_visitor'));
  const body = JSON.parse(String(rows[0]?.['body'])) as { readonly aux_data: string };
  expect(body).toMatchObject({ check_only: 'false', pin_id: '12', url: 'https://shop.example/' });
  expect(JSON.parse(body.aux_data)).toMatchObject({
    clickthrough_type: 'rightClick',
    slot_index: 3,
    time_to_offsite_ns: 4e8,
  });
});
