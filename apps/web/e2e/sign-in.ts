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

/** Starts a session by requests, as another tab of the browser does: the page stays open. */
export async function signInElsewhere(
  page: Page,
  username: string,
  { isLimited = false }: SignInOptions = {},
): Promise<void> {
  const { request } = page;
  // Sets the CSRF cookie.
  await request.get(`${SESSION}/get/`);
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const response = await request.post(`${SESSION}/create/`, {
    form: { data: JSON.stringify({ options: { username, is_limited_login: isLimited } }) },
    headers: { 'X-CSRFToken': token },
  });
  if (!response.ok()) throw new Error(`${username} is not signed in: ${await response.text()}`);
}
