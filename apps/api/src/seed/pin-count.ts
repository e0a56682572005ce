import { OptionError } from '../errors/option-error.js';
import { pinsInFeedOrder } from './pins/feed-order.js';

/** The largest number of seeded pins. */
const MAX_PINS = 1_000_000;

/** Throws an `OptionError` for an invalid number of pins. The minimum is the number of hand-written pins. */
export function checkPinCount(pins: number): void {
  const least = pinsInFeedOrder().length;
  if (Number.isSafeInteger(pins) && pins >= least && pins <= MAX_PINS) return;
  throw new OptionError('--pins', String(pins), `a whole number from ${least} to ${MAX_PINS}`);
}
