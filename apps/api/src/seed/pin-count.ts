import { OptionError } from '../errors/option-error.js';
import { pinsInFeedOrder } from './pins/feed-order.js';

/** The most pins that a database can be seeded with. */
const MAX_PINS = 1_000_000;

/** Throws an `OptionError` for a number of pins that no database is seeded with: those written by hand are always there. */
export function checkPinCount(pins: number): void {
  const least = pinsInFeedOrder().length;
  if (Number.isSafeInteger(pins) && pins >= least && pins <= MAX_PINS) return;
  throw new OptionError('--pins', String(pins), `a whole number from ${least} to ${MAX_PINS}`);
}
