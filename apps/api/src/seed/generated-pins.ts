import { seededRandom } from '../prints/random.js';
import { pinsInFeedOrder } from './pins/feed-order.js';
import type { SeedPin } from './seed-pin.js';

/** The pin at one place behind those written by hand; the same place always gives the same pin. */
export function generatedPin(index: number): SeedPin {
  const random = seededRandom(`generated/${index}`);
  const base = random.pick(pinsInFeedOrder());
  return { ...base, slug: `generated/${index}` };
}
