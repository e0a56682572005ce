import type { GridWords } from '../grid.js';

/** Texts of a grid of pins, in German (S1 §2). */
export const germanGridWords = {
  loadingPins: () => 'Weitere Pins werden geladen',
  pinsFailed: () => 'Weitere Pins konnten nicht geladen werden.',
  tryAgain: () => 'Erneut versuchen',
  endOfPins: () => 'Du bist am Ende angekommen',
  skipPins: () => 'Pins überspringen',
  noPins: () => 'Noch keine Pins',
} satisfies GridWords;
