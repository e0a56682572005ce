import type { CardPanelWords } from './card-panels.js';

/** Texts of the parts of a card that only some pins have (S1 §2 §4): carousel, ratings, chips, shopping indicator. */
export const cardPartsWords = {
  previousSlot: () => 'Previous picture',
  nextSlot: () => 'Next picture',
  slotOf: ({ index, count }: { readonly index: number; readonly count: number }) =>
    `Picture ${index} of ${count}`,
  rating: ({ value, max }: { readonly value: string; readonly max: string }) =>
    `Rated ${value} out of ${max}`,
  ratings: ({ count }: { readonly count: string }) => `${count} ratings`,
  reactions: ({ count }: { readonly count: string }) => `${count} reactions`,
  itemsOf: ({ pin }: { readonly pin: string }) => `In “${pin}”`,
  itemOf: ({ position, count }: { readonly position: number; readonly count: number }) =>
    `Item ${position} of ${count}`,
  shopSimilar: () => 'Shop similar',
  shopTheLook: () => 'Shop the look',
  learnProducts: () => 'Tap to see what you can buy in this Pin',
};

/** Texts of a card's parts and of the panels that they open, in any language (S1 §2 §4 §8). */
export type CardPartsWords = CardPanelWords & typeof cardPartsWords;
