import type { Session } from '@tackboard/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { watchSession } from './watch-session.js';

const MAREN: Session = { isAuthenticated: true, user: { id: '7', fullName: 'Maren Kjær' } };
const TOMAS: Session = { isAuthenticated: true, user: { id: '8', fullName: 'Tomás Oliveira' } };

/** Shows the tab of a page, which asks for the session. */
async function showTab() {
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => undefined);
}

afterEach(() => vi.restoreAllMocks());

it('says once that another tab has switched the account', async () => {
  const onChanged = vi.fn<(user: Session['user']) => void>();
  let session = MAREN;
  const readSession = vi.fn<() => Promise<Session>>(async () => session);
  watchSession({ calls: { readSession }, userId: '7', onChanged });
  await showTab();
  expect(readSession).toHaveBeenCalledOnce();
  expect(onChanged).not.toHaveBeenCalled();

  session = TOMAS;
  await showTab();
  await showTab();
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(TOMAS.user);
});

it('says it once when two requests overlap', async () => {
  const onChanged = vi.fn<(user: Session['user']) => void>();
  const responses: ((session: Session) => void)[] = [];
  const readSession = async () => new Promise<Session>((resolve) => void responses.push(resolve));
  watchSession({ calls: { readSession }, userId: '7', onChanged });
  await showTab();
  await showTab();
  expect(responses).toHaveLength(2);

  for (const respond of responses) respond(TOMAS);
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
  await showTab();
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(TOMAS.user);
});

it('leaves the page as it is when the session cannot be read', async () => {
  const onChanged = vi.fn<() => void>();
  const readSession = async () => Promise.reject(new Error('offline'));
  watchSession({ calls: { readSession }, userId: '7', onChanged });
  await showTab();
  expect(onChanged).not.toHaveBeenCalled();
});
