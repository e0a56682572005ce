import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { ResourceError } from '../errors/resource-error.js';
import { SESSION_DURATION_MS } from '../sessions/sessions.js';
import type { Connection } from './trust.js';

const SESSION_COOKIE = 'tackboard_session';
const CSRF_COOKIE = 'csrftoken';
const CSRF_HEADER = 'x-csrftoken';
const CSRF_TOKEN = /^[0-9a-f]{64}$/;
const COOKIE_DURATION_S = 365 * 24 * 60 * 60;

/** Keeps what the server knows about the connection of a request for the functions below. */
export function setConnection(c: Context, connection: Connection): void {
  c.set('connection', connection);
}

/** Returns what the server knows about the connection of a request. */
export function connectionOf(c: Context): Connection {
  return c.get('connection') as Connection;
}

/** Sets a cookie for a year, for the whole site. */
function setLongCookie(c: Context, name: string, value: string, options: CookieOptions = {}): void {
  const secure = connectionOf(c).isEncrypted;
  setCookie(c, name, value, {
    maxAge: COOKIE_DURATION_S,
    path: '/',
    sameSite: 'Lax',
    secure,
    ...options,
  });
}

/** Returns the session token of the browser's cookie. */
export function sessionToken(c: Context): string | undefined {
  return getCookie(c, SESSION_COOKIE);
}

/** Sets the session cookie, which scripts cannot read; `null` removes it. */
export function setSessionToken(c: Context, token: string | null): void {
  const maxAge = token === null ? 0 : SESSION_DURATION_MS / 1000;
  setLongCookie(c, SESSION_COOKIE, token ?? '', { httpOnly: true, maxAge });
}

const VISITOR_COOKIE = 'tackboard_visitor';
const VISITOR_ID = /^visitor-[0-9a-f]{32}$/;

/** Returns the id of a browser that was here before, from its cookie. */
export function knownVisitorId(c: Context): string | undefined {
  const id = getCookie(c, VISITOR_COOKIE) ?? '';
  return VISITOR_ID.test(id) ? id : undefined;
}

/** Returns the id of a signed-out browser, and sets its cookie at the first time. */
export function visitorId(c: Context): string {
  const known = knownVisitorId(c);
  if (known !== undefined) return known;
  const id = `visitor-${randomBytes(16).toString('hex')}`;
  setLongCookie(c, VISITOR_COOKIE, id, { httpOnly: true });
  return id;
}

/** The name of the cookie with a visitor's cookie preferences. */
const PREFERENCES_COOKIE = 'cookie_preferences';

/** Keeps the cookie preferences of a visitor, who has no account, in a cookie (S2 §8). */
export function setCookiePreferences(
  c: Context,
  preferences: Readonly<Record<string, boolean | undefined>>,
): void {
  setLongCookie(c, PREFERENCES_COOKIE, JSON.stringify(preferences));
}

/** Reads the cookie preferences of a visitor; undefined when there are none, or when the cookie was changed by hand. */
export function readVisitorPreferences(c: Context): Readonly<Record<string, unknown>> | undefined {
  try {
    const preferences: unknown = JSON.parse(getCookie(c, PREFERENCES_COOKIE) ?? 'null');
    return typeof preferences === 'object' ? { ...preferences } : undefined;
  } catch {
    return undefined;
  }
}

/** Sets a new CSRF token, which the browser must repeat in each write. */
export function rotateCsrfToken(c: Context): string {
  const token = randomBytes(32).toString('hex');
  setLongCookie(c, CSRF_COOKIE, token);
  return token;
}

/** Returns the browser's CSRF token and sets one if it has none. */
export function ensureCsrfToken(c: Context): string {
  const token = getCookie(c, CSRF_COOKIE);
  return token !== undefined && CSRF_TOKEN.test(token) ? token : rotateCsrfToken(c);
}

/** Throws `csrfMismatch` when the header does not repeat the cookie. */
export function requireCsrfToken(c: Context): void {
  const cookie = getCookie(c, CSRF_COOKIE) ?? '';
  const header = c.req.header(CSRF_HEADER) ?? '';
  const equal =
    CSRF_TOKEN.test(cookie) &&
    CSRF_TOKEN.test(header) &&
    timingSafeEqual(Buffer.from(cookie), Buffer.from(header));
  if (!equal) {
    throw new ResourceError(
      'csrfMismatch',
      'The X-CSRFToken header must equal the csrftoken cookie; read the cookie before every attempt.',
    );
  }
}

/**
 * Throws `crossOrigin` for a write from another site. `Sec-Fetch-Site` decides where a browser sends it, because a proxy in
 * front of the server may change `Host`. Clients other than browsers send neither header.
 */
export function requireSameOrigin(c: Context): void {
  const site = c.req.header('sec-fetch-site');
  const isForeign =
    site === undefined ? isForeignOrigin(c) : site !== 'same-origin' && site !== 'none';
  if (isForeign) throw new ResourceError('crossOrigin');
}

function isForeignOrigin(c: Context): boolean {
  const origin = c.req.header('origin');
  const own = connectionOf(c).host;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== own);
}
