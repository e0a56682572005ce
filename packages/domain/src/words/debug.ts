import { isolate } from './isolate.js';

/** Texts of the debug panel and the signals on a card, which employees see (S1 §6, S3 §2.1); the wording is ours. */
export const debugWords = {
  debug: () => 'Debug',
  signals: () => 'Signals',
  signalsOf: ({ name }: { readonly name: string }) => `Signals for ${isolate(name)}`,
  showSignals: () => 'Show signals on cards',
  flags: () => 'URL flags',
  noFlags: () => 'None',
  viewer: () => 'Viewer',
  page: () => 'Page',
  experiments: () => 'Experiments',
  close: () => 'Close',
};

/** Texts of the debug panel and the signals on a card, in any language (S1 §6, S3 §2.1). */
export type DebugWords = typeof debugWords;
