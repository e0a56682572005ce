import type { DebugWords } from '../debug.js';
import { isolate } from '../isolate.js';

/** Texts of the debug panel and the signals on a card, in German (S1 §6, S3 §2.1). */
export const germanDebugWords = {
  debug: () => 'Debug',
  signals: () => 'Signale',
  signalsOf: ({ name }) => `Signale für ${isolate(name)}`,
  showSignals: () => 'Signale auf Karten zeigen',
  flags: () => 'URL-Flags',
  noFlags: () => 'Keine',
  viewer: () => 'Betrachter',
  page: () => 'Seite',
  experiments: () => 'Experimente',
  close: () => 'Schließen',
} satisfies DebugWords;
