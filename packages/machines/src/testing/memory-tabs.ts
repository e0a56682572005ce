import type { Locks } from '../outbox/outbox.types.js';
import type { TabChannel, TabMessage } from '../tabs/connect-tabs.js';

/** In-memory locks for the tabs of one browser. */
export interface MemoryLocks extends Locks {
  /** Releases a lock as a browser does when its tab closes. */
  readonly end: (name: string) => void;
}

/** Creates locks, all free. */
export function createMemoryLocks(): MemoryLocks {
  const waiting = new Map<string, (() => void)[]>();
  const next = (name: string) => {
    const queue = waiting.get(name) ?? [];
    queue.shift();
    if (queue.length === 0) waiting.delete(name);
    queue[0]?.();
  };
  return {
    async request(name, { ifAvailable }, run) {
      const queue = waiting.get(name);
      if (queue && ifAvailable) {
        await run(null);
        return;
      }
      await new Promise<void>((mine) => {
        if (queue) {
          queue.push(mine);
          return;
        }
        waiting.set(name, [mine]);
        mine();
      });
      await run({ name });
      next(name);
    },
    end: next,
  };
}

/** In-memory channels for the tabs of one browser: messages arrive synchronously. */
export function createMemoryChannels(): () => TabChannel {
  const tabs = new Set<Set<(message: TabMessage) => void>>();
  return () => {
    const own = new Set<(message: TabMessage) => void>();
    tabs.add(own);
    return {
      post(message) {
        const copy = structuredClone(message);
        for (const tab of tabs) if (tab !== own) for (const listener of tab) listener(copy);
      },
      listen(listener) {
        own.add(listener);
        return () => void own.delete(listener);
      },
      close: () => void tabs.delete(own),
    };
  };
}
