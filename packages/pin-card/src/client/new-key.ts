import { newRandomKey } from '@tackboard/machines/store';
import type { Environment } from './environment.js';

/** Returns a source of idempotency keys, made of the random bytes of the environment. */
export const newKeyOf =
  ({ random }: Pick<Environment, 'random'>): (() => string) =>
  () =>
    newRandomKey(random);
