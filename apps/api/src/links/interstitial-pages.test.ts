import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createCheckLink } from './check-link.js';
import { interstitialPages } from './interstitial-pages.js';
import cases from './interstitials.cases.json' with { type: 'json' };
import { createInterstitials } from './interstitials.js';
import { createOffsiteTokens } from './offsite-token.js';

const LINK = 'https://shop.example/lamp?a=1&b=2';
const MINUTE_MS = 60_000;

let server: TestServer;
let now = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

/** Opens paths like a browser: it keeps cookies, and follows no redirects. */
function browser(cookies = new Map<string, string>()) {
  return async (path: string) => {
    const response = await fetch(`${server.origin}${path}`, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return {
      status: response.status,
      location: response.headers.get('location'),
      page: await response.text(),
      headers: response.headers,
    };
  };
}

const pinRedirect = (redirectUrl: string) =>
  `/pin_redirect?${String(new URLSearchParams({ redirectUrl }))}`;

const offsite = (url: string, token = '') =>
  `/offsite/?${String(new URLSearchParams({ token, url }))}`;

/** The path of the button that opens the link. */
const buttonOf = (page: string) =>
  /href="(\/offsite\/[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';

const tokenOf = (page: string) =>
  new URL(buttonOf(page), server.origin).searchParams.get('token') ?? '';

describe('/pin_redirect (S3 §2.3)', () => {
  it.each(cases.offered)('names the host of $title and waits for a press', async (row) => {
    const open = browser();
    const { status, page, headers } = await open(pinRedirect(row.link));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(page).toContain(`leaving for ${row.host}</h1>`);
    expect(page).not.toMatch(/<script|<meta http-equiv|href="(?!\/)/i);

    const pressed = await open(buttonOf(page));
    expect([pressed.status, pressed.location]).toEqual([302, row.opens]);
  });

  it.each(cases.notAllowed)('warns of $title, without a button', async ({ link }) => {
    const { status, page } = await browser()(pinRedirect(link));
    expect(status).toBe(200);
    expect(page).not.toContain('/offsite/');
    expect(page).not.toMatch(/href="(?!\/")/);
  });

  it.each(cases.refused)('refuses $title', async ({ link }) => {
    const open = browser();
    for (const path of [pinRedirect(link), offsite(link)]) {
      const { status, location } = await open(path);
      expect([status, location]).toEqual([400, null]);
    }
  });

  it('refuses a link of more than 4000 characters', async () => {
    const link = `https://evil.example/${'a'.repeat(4000)}`;
    expect((await browser()(pinRedirect(link))).status).toBe(400);
  });
});

describe('/offsite/ (S3 §2.3)', () => {
  /** Whether a press opens the link. Otherwise the page asks again. */
  async function opens(open: ReturnType<typeof browser>, path: string): Promise<boolean> {
    const { status, location, page } = await open(path);
    if (status === 200 && page.includes('<h1>')) return false;
    if (status === 302 && location === LINK) return true;
    throw new Error(`${path} was answered with ${status} ${location}`);
  }

  it('asks about a link without a token, and follows the press', async () => {
    const open = browser();
    const { page } = await open(offsite(LINK));
    expect(page).toContain('leaving for shop.example</h1>');
    expect(await opens(open, buttonOf(page))).toBe(true);
  });

  it('asks everyone but the visitor who opened the page', async () => {
    const path = buttonOf((await browser()(pinRedirect(LINK))).page);
    const other = browser();
    await other(pinRedirect(LINK));
    for (const open of [browser(), other, browser(await cookiesOf('marenkjaer'))]) {
      expect(await opens(open, path)).toBe(false);
    }
  });

  it('asks everyone but the session that opened the page', async () => {
    const cookies = await cookiesOf('marenkjaer');
    const open = browser(cookies);
    const path = buttonOf((await open(pinRedirect(LINK))).page);
    expect(await opens(open, path)).toBe(true);
    const visitor = new Map(cookies);
    visitor.delete('tackboard_session');
    for (const owner of [visitor, await cookiesOf('marenkjaer'), await cookiesOf('tomasoliveira')])
      expect(await opens(browser(owner), path)).toBe(false);
  });

  it.each([
    ['session', 'tackboard_session', 'x'],
    ['visitor', 'tackboard_visitor', 'visitor-x'],
  ])('gives no token for a %s cookie that the server did not set', async (_, name, value) => {
    const forged = () => browser(new Map([[name, value]]));
    const path = buttonOf((await forged()(pinRedirect(LINK))).page);
    expect(await opens(forged(), path)).toBe(false);
  });

  it('follows a press for 15 minutes, and then asks', async () => {
    const open = browser();
    const path = buttonOf((await open(pinRedirect(LINK))).page);
    now += 15 * MINUTE_MS - 1;
    expect(await opens(open, path)).toBe(true);
    now += 1;
    expect(await opens(open, path)).toBe(false);
    const later = path.replace(/\.(\d+)/, (_, time: string) => `.${Number(time) + MINUTE_MS}`);
    expect(await opens(open, later)).toBe(false);
  });

  it('asks about another link than that of the token', async () => {
    const open = browser();
    const token = tokenOf((await open(pinRedirect('https://shop.example/'))).page);
    for (const sent of ['x', `${token}1`, token])
      expect(await opens(open, offsite(LINK, sent))).toBe(false);
    const twice = `${offsite('https://shop.example/', token)}&url=${encodeURIComponent(LINK)}`;
    expect((await open(twice)).location).toBe('https://shop.example/');
  });

  it('does not follow a link that was blocked after the page was opened', async () => {
    const open = browser();
    const path = buttonOf((await open(pinRedirect('https://late.example/'))).page);
    server.database.exec(
      "INSERT INTO link_hosts (host, status) VALUES ('late.example', 'blocked')",
    );
    const { status, page } = await open(path);
    expect(status).toBe(200);
    expect(page).toContain('We have blocked this link');
    expect(page).not.toContain('/offsite/');
  });

  it('leaves every other request to the pages of the host, if it has them', async () => {
    const tokens = createOffsiteTokens(server.database, () => now);
    const viewerOf = () => ({ userId: null });
    const interstitials = createInterstitials(createCheckLink(server.database), tokens, viewerOf);
    const app = new Hono()
      .route('/', interstitialPages(interstitials, { hasOwnPages: true }))
      .get('*', (context) => context.text('own'));
    const visitor = `visitor-${'0'.repeat(32)}`;
    const headers = { cookie: `tackboard_visitor=${visitor}` };
    const spam = 'https://spam.example/';
    for (const path of [
      pinRedirect(LINK),
      offsite(LINK),
      offsite(''),
      offsite(spam, tokens.sign(visitor, spam)),
    ]) {
      expect(await (await app.request(path, { headers })).text()).toBe('own');
    }
    const followed = await app.request(offsite(LINK, tokens.sign(visitor, LINK)), { headers });
    expect([followed.status, followed.headers.get('location')]).toEqual([302, LINK]);
  });
});

async function cookiesOf(username: string): Promise<Map<string, string>> {
  return new Map((await connect(server.origin, username)).cookies);
}
