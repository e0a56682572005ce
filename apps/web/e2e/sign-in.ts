import type { Page } from '@playwright/test';

const SESSION = '/resource/UserSessionResource';

interface SignInOptions {
  readonly isLimited?: boolean;
}

/**
 * Starts a session in the browser of a page. Leaves an open page first, as the menu of the site reloads it: events that it sends
 * while the sign-in changes the CSRF token would be refused (403).
 */
export async function signIn(page: Page, username: string, options?: SignInOptions): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await signInElsewhere(page, username, options);
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
