import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit } from '../testing/visitor.js';

const SESSION = 'UserSessionResource';
const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;
let nowMs = Date.UTC(2027, 0, 1);
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterAll(() => server.stop());

describe('a session', () => {
  it('starts signed out, with a CSRF token that scripts can read', async () => {
    const response = await fetch(`${server.origin}/resource/${SESSION}/get/`);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^csrftoken=[0-9a-f]{64}; Max-Age=31536000; Path=\/; SameSite=Lax$/),
    ]);
    const { resource_response: envelope } = (await response.json()) as {
      resource_response: { data: unknown };
    };
    expect(envelope.data).toEqual({
      is_authenticated: false,
      user: null,
      default_board: null,
      has_saved_unauth_pin: false,
      unauth_save_pin_id: null,
      experiments: { dark_mode_signed_out: 'enabled' },
    });
  });

  it('keeps the CSRF token of a browser', async () => {
    const visitor = await visit(server.origin);
    const token = visitor.cookies.get('csrftoken');
    const again = await visitor.get(`${SESSION}/get`);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(visitor.cookies.get('csrftoken')).toBe(token);
  });

  it('signs in with a cookie that scripts cannot read, and a new CSRF token', async () => {
    const visitor = await visit(server.origin);
    const before = visitor.cookies.get('csrftoken');
    const response = await visitor.write(`${SESSION}/create`, { username: 'MarenKjaer' });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^tackboard_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^csrftoken=[0-9a-f]{64}; /),
    ]);
    expect(visitor.cookies.get('csrftoken')).not.toBe(before);
    expect(response.data).toMatchObject({
      is_authenticated: true,
      user: { username: 'marenkjaer', full_name: 'Maren Kjær', board_count: 32 },
      default_board: { id: boardId('marenkjaer', 'posters'), name: 'Posters' },
    });
    expect((await visitor.get(`${SESSION}/get`)).data).toEqual(response.data);
  });

  it('is stored in the database as a hash only', async () => {
    const visitor = await visit(server.origin, 'lenaadler');
    const token = visitor.cookies.get('tackboard_session') ?? '';
    const rows = JSON.stringify(server.database.prepare('SELECT * FROM sessions').all());
    expect(token).toHaveLength(43);
    expect(rows).not.toContain(token);
  });

  it('is replaced when somebody else signs in', async () => {
    const visitor = await visit(server.origin, 'lenaadler');
    const first = visitor.cookies.get('tackboard_session') ?? '';
    await visitor.write(`${SESSION}/create`, { username: 'yukitanabe' });
    expect((await visitor.get(`${SESSION}/get`)).data).toMatchObject({
      user: { username: 'yukitanabe' },
      default_board: null,
    });
    visitor.cookies.set('tackboard_session', first);
    expect((await visitor.get(`${SESSION}/get`)).data).toMatchObject({ is_authenticated: false });
  });

  it('ends at sign-out, also for a copy of the cookie, and stays ended', async () => {
    const visitor = await visit(server.origin, 'tomasoliveira');
    const token = visitor.cookies.get('tackboard_session') ?? '';
    const csrf = visitor.cookies.get('csrftoken');
    const response = await visitor.write(`${SESSION}/delete`, {}, { method: 'DELETE' });
    expect(response.data).toMatchObject({ is_authenticated: false });
    expect(visitor.cookies.has('tackboard_session')).toBe(false);
    expect(visitor.cookies.get('csrftoken')).not.toBe(csrf);
    visitor.cookies.set('tackboard_session', token);
    expect((await visitor.get(`${SESSION}/get`)).data).toMatchObject({ is_authenticated: false });
    expect((await visitor.write(`${SESSION}/delete`)).status).toBe(200);
  });

  it.each([
    ['lenaadler', 'enabled'],
    ['hedgeandgarden', 'control'],
  ])('S2 §6.6: has the group of %s in the experiment for dark mode: %s', async (name, group) => {
    const visitor = await visit(server.origin, name);
    expect((await visitor.get(`${SESSION}/get`)).data).toMatchObject({
      experiments: { dark_mode_signed_in: group },
    });
  });

  it('lasts 30 days', async () => {
    const visitor = await visit(server.origin, 'tomasoliveira');
    nowMs += 30 * DAY_MS - 1;
    expect((await visitor.get(`${SESSION}/get`)).data).toMatchObject({ is_authenticated: true });
    nowMs += 1;
    expect((await visitor.get(`${SESSION}/get`)).data).toMatchObject({ is_authenticated: false });
  });

  it('does not start for an unknown username', async () => {
    const visitor = await visit(server.origin);
    const response = await visitor.write(`${SESSION}/create`, { username: 'stranger' });
    expect([response.status, response.error]).toEqual([404, 'userNotFound']);
    expect(visitor.cookies.has('tackboard_session')).toBe(false);
  });
});

describe('the states of a viewer (S3 §6)', () => {
  it('has a limited login until the same person logs in again', async () => {
    const visitor = await visit(server.origin);
    const limited = { username: 'tomasoliveira', is_limited_login: true };
    const isLimited = ({ data }: { data: unknown }) =>
      (data as { user: { is_limited_login: boolean } }).user.is_limited_login;
    expect(isLimited(await visitor.write(`${SESSION}/create`, limited))).toBe(true);
    expect(isLimited(await visitor.get(`${SESSION}/get`))).toBe(true);
    const full = { username: 'tomasoliveira' };
    expect(isLimited(await visitor.write(`${SESSION}/create`, full))).toBe(false);
    expect(isLimited(await visitor.get(`${SESSION}/get`))).toBe(false);
  });

  it.each([
    ['ninaberg', { is_employee: true, is_partner: false }],
    ['tilestudio', { is_employee: false, is_partner: true }],
    ['emilrask', { board_count: 1 }],
    // An hour before the server's start.
    ['saradiaz', { board_count: 0, created_at: 'Thu, 31 Dec 2026 23:00:00 +0000' }],
  ])('%s is %j', async (username, user) => {
    const visitor = await visit(server.origin);
    expect(await visitor.write(`${SESSION}/create`, { username })).toMatchObject({
      data: { user },
    });
  });
});
