import { seededRandom } from '../random.js';
import type { SeedPin } from '../seed-pin.js';
import { KIND_PINS } from './kinds.js';
import { PHOTOGRAPH_PINS } from './photographs.js';
import { PRINT_PINS } from './prints.js';
import { SHOP_PINS } from './shop.js';
import { SPECIAL_PINS } from './special.js';

/** The first screen: one pin of each kind, with matching colours. */
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

/** All hand-written pins, newest first: the first screen, then the others mixed, then the rare kinds. */
export function pinsInFeedOrder(): readonly SeedPin[] {
  const all = [...SHOP_PINS, ...PHOTOGRAPH_PINS, ...PRINT_PINS, ...SPECIAL_PINS];
  const first = FIRST.map((slug) => {
    const pin = all.find((candidate) => candidate.slug === slug);
    if (pin === undefined) throw new RangeError(`There is no pin "${slug}".`);
    return pin;
  });
  const others = all.filter((pin) => !first.includes(pin));
  return [...first, ...seededRandom('feed order 3').shuffle(others), ...KIND_PINS];
}
