import type { Page } from '@playwright/test';

const SESSION = '/resource/UserSessionResource';

/** Starts a session in the browser of a page by a request, as the page's own client does. */
export async function signIn(
  page: Page,
  username: string,
  { isLimited = false }: { readonly isLimited?: boolean } = {},
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
