import type { Clock } from '@tackboard/domain';

/** Resolves to `true` after `delayMs` milliseconds, or to `false` as soon as the signal aborts. */
export function wait(
  clock: Clock,
  delayMs: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isOver: boolean): void => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      resolve(isOver);
    };
    const abort = (): void => end(false);
    const timer = clock.setTimeout(() => end(true), delayMs);
    signal?.addEventListener('abort', abort);
  });
}
