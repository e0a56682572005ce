import type { TackboardCalls, Viewer } from '@tackboard/domain';
import { MissingOptionError } from './missing-errors.js';
import type { TackboardOptions } from './tackboard.js';

const REQUIRED_CALLS = ['savePin', 'unsavePin', 'readPin'] as const;

/**
 * Checks what a client cannot do without.
 *
 * @throws {MissingOptionError} without it.
 */
export function checkOptions(options: Partial<TackboardOptions> | undefined): void {
  checkViewer(options?.viewer);
  const calls: Partial<TackboardCalls> | undefined = options?.calls;
  const missing = REQUIRED_CALLS.find((name) => !calls?.[name]);
  if (missing) throw new MissingOptionError(`calls: { ${missing} }`);
}

/**
 * Checks a viewer.
 *
 * @throws {MissingOptionError} without a viewer, or without the id of a viewer who is signed in, as text.
 */
export function checkViewer(viewer: Viewer | undefined): void {
  if (!viewer) throw new MissingOptionError('viewer');
  // A number is no id: it would equal none of the ids of pins and people, which are text.
  const hasId = typeof viewer.id === 'string' && viewer.id !== '';
  if (viewer.isAuth && !hasId) throw new MissingOptionError('viewer: { isAuth: true, id }');
}
