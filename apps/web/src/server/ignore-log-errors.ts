import type { EventEmitter } from 'node:events';

/**
 * Keeps the process alive when a line cannot be logged, for example on a full disk. Node reports each failed line as an
 * `error` event, which ends a process that does not listen for it.
 */
export function ignoreLogErrors(...outputs: readonly EventEmitter[]): void {
  for (const output of outputs) output.on('error', () => undefined);
}
