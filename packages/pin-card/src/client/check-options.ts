import type { TackboardCalls } from '@tackboard/domain';
import { MissingOptionError } from './missing-option-error.js';
import type { TackboardOptions } from './tackboard.js';

const REQUIRED_CALLS = ['savePin', 'unsavePin', 'readPin'] as const;

/**
 * Checks what a client cannot do without.
 *
 * @throws {MissingOptionError} without it.
 */
export function checkOptions(options: Partial<TackboardOptions> | undefined): void {
  if (!options?.viewer) throw new MissingOptionError('viewer', 'who looks at the page');
  const calls: Partial<TackboardCalls> | undefined = options.calls;
  const missing = REQUIRED_CALLS.find((name) => !calls?.[name]);
  if (missing) throw new MissingOptionError(`calls: { ${missing} }`, 'how to save a pin');
}
