import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createCheckLink } from './check-link.js';
import { offsitePage } from './offsite-page.js';
import { createOffsiteTokens } from './offsite-token.js';

let server: TestServer;
let now = Date.UTC(2026, 0, 1);
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  visitor = await connect(server.origin);
});
afterAll(() => server.stop());

const offsite = (query: Record<string, string>) =>
  fetch(`${server.origin}/offsite/?${String(new URLSearchParams(query))}`, { redirect: 'manual' });

describe('a link check (S3 §4.1 §7)', () => {
  it.each([
    ['https://shop.example/lamp?a=1', 'allowed', ''],
    ['https://spam.example/', 'blocked', "breaks our spam rules, so we didn't open this link."],
    ['https://Deep.WWW.spam.example./x', 'blocked', 'breaks our spam rules'],
    ['https://notspam.example/', 'allowed', ''],
    ['http://suspicious.example:8080/', 'suspicious', 'may try to steal your data or money'],
    ['https://adults-only.example/', 'porn', 'shows adult content'],
  ])('of %s is %s', async (url, redirectStatus, message) => {
    const checked = await visitor.calls.checkLink({
      url,
      pinId: '12',
      auxData: { slot_index: 1 },
      clientTrackingParams: 't1',
    });
    expect(checked.redirectStatus).toBe(redirectStatus);
    expect(checked.message ?? '').toContain(message);
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

describe('/offsite/ (S3 §2.3)', () => {
  const url = 'https://shop.example/lamp?a=1';

  it('follows a link with its token', async () => {
    const response = await offsite({ url, token: server.api.offsiteToken(url), pin: '1' });
    expect([response.status, response.headers.get('location')]).toEqual([302, url]);
  });

  it('asks about a link without a token, with one of another link, and with an old one', async () => {
    const other = server.api.offsiteToken('https://shop.example/');
    const old = server.api.offsiteToken(url);
    for (const token of ['', 'x', other, `${other}1`]) {
      const response = await offsite({ url, token });
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain('href="https://shop.example/lamp?a=1" rel="nofollow');
    }
    now += 24 * 60 * 60_000;
    expect((await offsite({ url, token: old })).status).toBe(200);
  });

  it('offers no button to continue to a blocked link, with a token either', async () => {
    const blocked = 'https://spam.example/"><script>alert(1)</script>';
    const response = await offsite({ url: blocked, token: server.api.offsiteToken(blocked) });
    const page = await response.text();
    expect(page).toContain('We have blocked this link');
    expect(page).not.toMatch(/href="https:|<script/);
  });

  it.each(['javascript:alert(1)', '//shop.example/', ''])('refuses %j', async (sent) => {
    expect((await offsite({ url: sent })).status).toBe(400);
  });

  it('leaves every other request to the page of the host, if it has one', async () => {
    const checkLink = createCheckLink(server.database);
    const tokens = createOffsiteTokens(server.database, () => now);
    const app = new Hono()
      .route('/offsite/', offsitePage(checkLink, tokens, { hasOwnPage: true }))
      .get('*', (context) => context.text('own'));
    const open = (query: Record<string, string>) =>
      app.request(`/offsite/?${String(new URLSearchParams(query))}`);
    const blocked = 'https://spam.example/';
    const queries: Record<string, string>[] = [
      { url },
      { url: '' },
      { url: blocked, token: tokens.sign(blocked) },
    ];
    for (const query of queries) {
      expect(await (await open(query)).text()).toBe('own');
    }
    const followed = await open({ url, token: tokens.sign(url) });
    expect([followed.status, followed.headers.get('location')]).toEqual([302, url]);
  });
});
