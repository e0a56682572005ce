import type { Clock } from '@tackboard/domain';
import type { Page } from '../provider/page.js';

/** Fetches what listens for long presses, where there are fingers (S1 §9). Returns what ends it. */
export function watchTouches({ reportError }: Pick<Page, 'reportError'>, clock: Clock): () => void {
  if (!(navigator.maxTouchPoints > 0)) return () => {};
  let stop: (() => void) | undefined;
  let isOver = false;
  import('./watch-long-presses.lazy.js').then(
    ({ watchLongPresses }) => {
      if (!isOver) stop = watchLongPresses(clock);
    },
    (error: unknown) => reportError({ error }),
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
