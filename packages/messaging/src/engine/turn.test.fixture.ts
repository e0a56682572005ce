import type { MessageTurn } from '../turn.js';

/** The lock of a browser: one tab has it, the others wait in the order in which they asked. */
export function createTurns() {
  const queue: { readonly grant: () => void }[] = [];
  /** Gives the turn to the first that waits, as a browser does after a moment. */
  const grantLater = (entry: { readonly grant: () => void }) =>
    queueMicrotask(() => {
      if (queue[0] === entry) entry.grant();
    });
  return {
    connect: (): MessageTurn => ({
      ask(grant) {
        const entry = { grant };
        queue.push(entry);
        if (queue[0] === entry) grantLater(entry);
        return () => {
          const at = queue.indexOf(entry);
          if (at === -1) return;
          queue.splice(at, 1);
          if (at === 0 && queue[0]) grantLater(queue[0]);
        };
      },
    }),
    /** How many tabs have the turn or wait for it. */
    asking: () => queue.length,
  };
}
