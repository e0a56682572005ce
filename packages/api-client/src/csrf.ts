import type { Client } from './client.js';

/**
 * Whether there is a CSRF token other than the one that the server refused: another tab or the refusal itself may have set
 * it, else `readSession` makes the server set it.
 */
export async function hasNewToken(
  { csrfToken }: Client,
  refused: string | undefined,
  readSession: () => Promise<unknown>,
): Promise<boolean> {
  const isNew = (): boolean => {
    const token = csrfToken?.();
    return Boolean(token) && token !== refused;
  };
  if (!csrfToken || isNew()) return isNew();
  // A failure here adds nothing: without a new token the caller gets the error of the refused write.
  await readSession().catch(() => undefined);
  return isNew();
}
