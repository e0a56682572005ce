import type { CardPanelWords } from './card-panels.js';
import type { CloseupWords } from './closeup.js';
import { isolate } from './isolate.js';
import { type Count, counted } from './plural.js';

/** Texts of the parts of a card that only some pins have (S1 §2 §4): carousel, ratings, chips, shopping indicator. */
export const cardPartsWords = {
  previousSlot: () => 'Previous picture',
  nextSlot: () => 'Next picture',
  slotOf: ({ index, count }: { readonly index: number; readonly count: number }) =>
    `Picture ${index} of ${count}`,
  rating: ({ value, max }: { readonly value: string; readonly max: string }) =>
    `Rated ${value} out of ${max}`,
  ratings: (count: Count) => counted('en', count, 'rating', 'ratings'),
  reactions: (count: Count) => counted('en', count, 'reaction', 'reactions'),
  recipeMinutes: ({ minutes }: { readonly minutes: number }) => `${minutes}m`,
  recipeHours: ({ hours, minutes }: { readonly hours: number; readonly minutes: number }) =>
    `${hours}h ${minutes}m`,
  itemsOf: ({ pin }: { readonly pin: string }) => `In “${isolate(pin)}”`,
  itemOf: ({ position, count }: { readonly position: number; readonly count: number }) =>
    `Item ${position} of ${count}`,
  shopSimilar: () => 'Shop similar',
  shopTheLook: () => 'Shop the look',
  learnProducts: () => 'Tap to shop this Pin',
};

/** Texts of a card's parts and of the panels that they open, in any language (S1 §2 §4 §8). */
export type CardPartsWords = CardPanelWords & CloseupWords & typeof cardPartsWords;
