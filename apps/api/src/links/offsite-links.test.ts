import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import cases from './offsite-links.cases.json' with { type: 'json' };
import { createOffsiteTokens } from './offsite-token.js';

const LINK = 'https://shop.example/lamp?a=1&b=2';
const MINUTE_MS = 60_000;

let server: TestServer;
let now = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

/** Acts like a browser: it keeps cookies, and follows no redirects. */
function browser(cookies = new Map<string, string>()) {
  const open = async (path: string) => {
    const response = await fetch(`${server.origin}${path}`, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  return {
    /** Reads what the page before a link shows. */
    read: async (url: string) => {
      const data = encodeURIComponent(JSON.stringify({ options: { url } }));
      const response = await open(`/resource/OffsiteResource/get/?data=${data}`);
      const { resource_response: body } = (await response.json()) as {
        resource_response: {
          data: { url: string; redirect_status: string; path: string | null } | null;
        };
      };
      return { status: response.status, headers: response.headers, ...body.data };
    },
    /** Whether a press opens a link. Otherwise the host's page asks. */
    opens: async (path: string | null | undefined, link = LINK): Promise<boolean> => {
      const { status, headers } = await open(path ?? '');
      if (status === 404) return false;
      if (status === 302 && headers.get('location') === link) return true;
      throw new Error(`${path} has the status ${status}, and leads to ${headers.get('location')}.`);
    },
  };
}

const offsite = (url: string, token = '') =>
  `/offsite/?${String(new URLSearchParams({ token, url }))}`;

const tokenOf = (path: string | null | undefined) =>
  new URL(path ?? '', server.origin).searchParams.get('token') ?? '';

describe('the page before a link (S3 §2.3)', () => {
  it.each(cases.offered)('names the host of $title, and the path of a press', async (row) => {
    const { read, opens } = browser();
    const { status, headers, url = '', redirect_status, path } = await read(row.link);
    expect([status, redirect_status, new URL(url).hostname]).toEqual([200, 'allowed', row.host]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await opens(path, row.opens)).toBe(true);
  });

  it.each(cases.notAllowed)('warns of $title, without a path', async ({ link }) => {
    const { status, redirect_status, path } = await browser().read(link);
    expect([status, path]).toEqual([200, null]);
    expect(redirect_status).toMatch(/^(?:blocked|suspicious|porn)$/);
  });

  it.each(cases.refused)('refuses $title', async ({ link }) => {
    const { read, opens } = browser();
    expect((await read(link)).status).toBe(400);
    expect(await opens(offsite(link))).toBe(false);
  });

  it('refuses a link of more than 4000 characters', async () => {
    expect((await browser().read(`https://evil.example/${'a'.repeat(4000)}`)).status).toBe(400);
  });
});

describe('/offsite/ (S3 §2.3)', () => {
  it('follows a press, and no link without a token', async () => {
    const { read, opens } = browser();
    const { path } = await read(LINK);
    expect([await opens(path), await opens(offsite(LINK)), await opens(offsite(''))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('asks everyone but the visitor who opened the page', async () => {
    const { path } = await browser().read(LINK);
    const other = browser();
    await other.read(LINK);
    for (const { opens } of [browser(), other, browser(await cookiesOf('marenkjaer'))])
      expect(await opens(path)).toBe(false);
  });

  it('asks everyone but the session that opened the page', async () => {
    const cookies = await cookiesOf('marenkjaer');
    const { read, opens } = browser(cookies);
    const { path } = await read(LINK);
    expect(await opens(path)).toBe(true);
    const visitor = new Map(cookies);
    visitor.delete('tackboard_session');
    for (const owner of [visitor, await cookiesOf('marenkjaer'), await cookiesOf('tomasoliveira')])
      expect(await browser(owner).opens(path)).toBe(false);
  });

  it.each([
    ['session', 'tackboard_session', 'x'],
    ['visitor', 'tackboard_visitor', 'visitor-x'],
  ])('gives no token for a %s cookie that the server did not set', async (_, name, value) => {
    const forged = () => browser(new Map([[name, value]]));
    const { path } = await forged().read(LINK);
    expect(await forged().opens(path)).toBe(false);
  });

  it('follows a press for 15 minutes, and then asks', async () => {
    const { read, opens } = browser();
    const { path } = await read(LINK);
    now += 15 * MINUTE_MS - 1;
    expect(await opens(path)).toBe(true);
    now += 1;
    expect(await opens(path)).toBe(false);
    const later = path?.replace(/\.(\d+)/, (_, time: string) => `.${Number(time) + MINUTE_MS}`);
    expect(await opens(later)).toBe(false);
  });

  it('asks about another link than that of the token', async () => {
    const { read, opens } = browser();
    const { path } = await read('https://shop.example/');
    const token = tokenOf(path);
    for (const sent of ['x', `${token}1`, token])
      expect(await opens(offsite(LINK, sent))).toBe(false);
    const twice = `${offsite('https://shop.example/', token)}&url=${encodeURIComponent(LINK)}`;
    expect(await opens(twice, 'https://shop.example/')).toBe(true);
  });

  it('does not follow a link that is not allowed, or was blocked after the page was opened', async () => {
    const visitor = `visitor-${'0'.repeat(32)}`;
    const spam = 'https://spam.example/';
    const { sign } = createOffsiteTokens(server.database, () => now);
    const forged = browser(new Map([['tackboard_visitor', visitor]]));
    expect(await forged.opens(offsite(spam, sign(visitor, spam)))).toBe(false);
    expect(await forged.opens(offsite(LINK, sign(visitor, LINK)))).toBe(true);

    const { read, opens } = browser();
    const { path } = await read('https://late.example/');
    server.database.exec(
      "INSERT INTO link_hosts (host, status) VALUES ('late.example', 'blocked')",
    );
    expect(await opens(path)).toBe(false);
    expect(await read('https://late.example/')).toMatchObject({
      redirect_status: 'blocked',
      path: null,
    });
  });
});

async function cookiesOf(username: string): Promise<Map<string, string>> {
  return new Map((await connect(server.origin, username)).cookies);
}
