import type { ClientCalls } from '@tackboard/api-client';
import type { User } from '@tackboard/domain';

interface WatchSessionOptions {
  readonly calls: Pick<ClientCalls, 'readSession'>;
  /** The person of the page; undefined for a visitor. */
  readonly userId: string | undefined;
  /** Called once, when the browser is signed in as somebody else; undefined when it is signed out. */
  readonly onChanged: (user: User | undefined) => void;
  readonly document?: Document;
}

/** Compares the session with the page whenever its tab is shown again: another tab may have switched the account. */
export function watchSession(options: WatchSessionOptions): void {
  const { calls, userId, onChanged, document = globalThis.document } = options;
  let hasChanged = false;
  const compare = async () => {
    if (document.visibilityState !== 'visible') return;
    // Without a connection the page stays as it is.
    const session = await calls.readSession().catch(() => undefined);
    if (session === undefined || session.user?.id === userId) return;
    // Two requests overlap when the tab is hidden and shown again before the first response.
    if (hasChanged) return;
    hasChanged = true;
    document.removeEventListener('visibilitychange', listener);
    onChanged(session.user);
  };
  const listener = () => void compare();
  document.addEventListener('visibilitychange', listener);
}
