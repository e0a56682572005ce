import { seededRandom } from '../../prints/random.js';
import type { SeedPin } from '../seed-pin.js';
import { PHOTOGRAPH_PINS } from './photographs.js';
import { PRINT_PINS } from './prints.js';
import { SHOP_PINS } from './shop.js';
import { SPECIAL_PINS } from './special.js';

/** The first screen, chosen by hand: every kind of pin, and colours that stand well side by side. */
const FIRST = [
  'dune-study',
  'espresso-cup',
  'contours-five-ways',
  'rocket',
  'allium',
  'nagasaki',
  'night-shapes',
  'acanthus',
  'terrazzo-sugar',
  'lake-before-wind',
  'pressing-stems',
  'chelsea',
  'weave-hanging',
  'terrazzo-12',
  'arches-night',
  'hubble',
  'blood-orange-salad',
  'peaks-poster',
] as const;

/** All pins that are written by hand, newest first: the chosen first screen, then the others well mixed. */
export function pinsInFeedOrder(): readonly SeedPin[] {
  const all = [...SHOP_PINS, ...PHOTOGRAPH_PINS, ...PRINT_PINS, ...SPECIAL_PINS];
  const first = FIRST.map((slug) => {
    const pin = all.find((candidate) => candidate.slug === slug);
    if (pin === undefined) throw new RangeError(`No pin is called "${slug}".`);
    return pin;
  });
  const others = all.filter((pin) => !first.includes(pin));
  return [...first, ...seededRandom('feed order 3').shuffle(others)];
}
