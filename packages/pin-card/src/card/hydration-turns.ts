import type { ClientServices } from '../client/types.js';

/**
 * Runs tasks one after the other, each in a task of the browser of its own: the browser handles presses and paints between the
 * cards of a page that has just hydrated.
 */
export function createHydrationTurns({ clock }: Pick<ClientServices, 'clock'>) {
  const waiting: (() => void)[] = [];
  const runNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) clock.setTimeout(runNext, 0);
  };
  return (task: () => void): void => {
    waiting.push(task);
    if (waiting.length === 1) clock.setTimeout(runNext, 0);
  };
}
