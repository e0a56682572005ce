import type { DebugWords } from '../debug.js';

/** Texts of the debug panel and the signals on a card, in German (S1 §6, S3 §2.1). */
export const germanDebugWords = {
  debug: () => 'Debug',
  signals: () => 'Signale',
  signalsOf: ({ name }) => `Signale von ${name}`,
  showSignals: () => 'Signale auf Karten',
  flags: () => 'Flags der Adresse',
  noFlags: () => 'Keine',
  viewer: () => 'Betrachter',
  page: () => 'Seite',
  experiments: () => 'Experimente',
  close: () => 'Schließen',
} satisfies DebugWords;
