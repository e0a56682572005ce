import type { Page } from '@playwright/test';

const SESSION = '/resource/UserSessionResource';

interface SignInOptions {
  readonly isLimited?: boolean;
}

/**
 * Leaves an open page before its session changes: it sends its last events as it goes, which the server would refuse (403) with
 * the CSRF token of before.
 */
async function leave(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
}

/** Leaves the page and starts a session. */
export async function signIn(page: Page, username: string, options?: SignInOptions): Promise<void> {
  await leave(page);
  await signInElsewhere(page, username, options);
}

/** Leaves the page and forgets the browser's session, but not its choice of cookies. */
export async function signOut(page: Page): Promise<void> {
  await leave(page);
  await page.context().clearCookies({ name: /^(?!cookie_preferences$)/ });
}

/** Returns the CSRF token of the browser, which a write repeats. */
async function csrfToken({ request }: Page): Promise<string> {
  // Sets the cookie.
  await request.get(`${SESSION}/get/`);
  const { cookies } = await request.storageState();
  return cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
}

/** Changes settings of who is signed in, or the choice of cookies of a visitor, by a request. */
export async function changeSettings(
  page: Page,
  settings: Readonly<Record<string, boolean | string>>,
): Promise<void> {
  const response = await page.request.put('/resource/UserSettingsResource/update/', {
    form: { data: JSON.stringify({ options: settings }) },
    headers: { 'X-CSRFToken': await csrfToken(page) },
  });
  if (!response.ok()) throw new Error(`The settings are as they were: ${await response.text()}`);
}

/** Allows everything that a viewer may refuse. */
export const ALL_COOKIES = {
  allow_analytic_cookies: true,
  allow_marketing_cookies: true,
  allow_personalization_cookies: true,
};

/** Starts a session by requests, as another tab of the browser does: the page stays open. */
export async function signInElsewhere(
  page: Page,
  username: string,
  { isLimited = false }: SignInOptions = {},
): Promise<void> {
  const token = await csrfToken(page);
  const response = await page.request.post(`${SESSION}/create/`, {
    form: { data: JSON.stringify({ options: { username, is_limited_login: isLimited } }) },
    headers: { 'X-CSRFToken': token },
  });
  if (!response.ok()) throw new Error(`${username} is not signed in: ${await response.text()}`);
}
