import { type Count, counted, isolate } from './format.js';
import type { cardPanelWords, closeupWords } from './closeup.js';

/** Texts of a card in its first load. Each text is a function with its placeholders as named fields. */
export const cardWords = {
  save: () => 'Save',
  saving: () => 'Saving…',
  /** Ours: a save or unsave that waits in the outbox until the browser is online. */
  waitingForConnection: () => 'Waiting for connection',
  /** Ours: saves and toggles that waited in the outbox for more than a day. */
  offlineExpired: () => "Some changes that you made offline are too old and weren't sent.",
  saved: () => 'Saved',
  unsave: () => 'Unsave',
  savedTo: ({ board }: { readonly board: string }) => `Saved to ${isolate(board)}`,
  savedToProfile: () => 'Saved to Profile',
  savedTitle: () => 'Saved!',
  change: () => 'Change',
  chooseBoard: () => 'Choose a board',
  quickSaves: () => 'Quick saves',
  profile: () => 'Profile',
  open: () => 'Open',
  promote: () => 'Promote',
  promotedBy: ({ name }: { readonly name: string }) => `Promoted by ${isolate(name)}`,
  promoted: () => 'Promoted',
  sponsored: () => 'Sponsored',
  sponsoredBy: ({ name }: { readonly name: string }) => `Sponsored by ${isolate(name)}`,
  soldOut: () => 'Sold out',
  seePriceOnSite: () => 'See price on site',
  whyThisAd: () => "Why you're seeing this ad",
  priceRange: ({ min, max }: { readonly min: string; readonly max: string }) => `${min}–${max}`,
  priceBefore: ({ price }: { readonly price: string }) => `Original price: ${isolate(price)}`,
  freeShipping: () => 'Free shipping',
  freeShippingOver: ({ price }: { readonly price: string }) =>
    `Free shipping over ${isolate(price)}`,
  pictures: (count: Count) => counted('en', count, 'picture', 'pictures'),
  videoLength: ({ time }: { readonly time: string }) => `Video, ${isolate(time)}`,
  /** A story may come without its number of pages. */
  storyPages: (count: Count) =>
    count.count > 0 ? `Story, ${counted('en', count, 'page', 'pages')}` : 'Story',
  linkTo: ({ domain }: { readonly domain: string }) => `Open ${isolate(domain)}`,
  verifiedMerchant: () => 'Verified merchant',
  moreOptions: () => 'More options',
  send: () => 'Send',
  untitledPin: () => 'Pin',
  imageFailed: () => "Couldn't load the picture.",
  somethingWentWrong: () => 'Sorry! Something went wrong on our end.',
  deleteFailed: () => 'Sorry! There was an error deleting your Pin.',
  pinDeleted: () => 'Pin deleted!',
  /** Ours: after unsaving, on a site without boards. */
  removed: () => 'Removed',
  undo: () => 'Undo',
  unavailable: () => 'Unavailable',
  removedByCreator: () => 'Removed by the creator',
};

/** Texts of a card in its first load, in any language. */
export type CardWords = typeof cardWords;

/** Texts of the parts of a card that only some pins have: carousel, ratings, chips, shopping indicator. */
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

/** Texts of a card's parts and of the panels that they open, in any language. */
export type CardPartsWords = typeof cardPanelWords & typeof closeupWords & typeof cardPartsWords;

/** Texts of a grid of pins; the wording is ours. */
export const gridWords = {
  loadingPins: () => 'Loading more Pins',
  pinsFailed: () => "Couldn't load more Pins.",
  tryAgain: () => 'Try again',
  endOfPins: () => "You've reached the end",
  /** A link before the grid, shown on focus. */
  skipPins: () => 'Skip Pins',
  noPins: () => 'No Pins here yet',
};

/** Texts of a grid of pins, in any language. */
export type GridWords = typeof gridWords;

/**
 * Names of the metrics below a partner's own pins; the wording is ours. Keys are the server's names in camel
 * case.
 */
export const partnerWords = {
  analytics: () => 'Last 30 days',
  impression: () => 'Impressions',
  closeup: () => 'Close-ups',
  pinClick: () => 'Pin clicks',
  clickthrough: () => 'Link clicks',
  outboundClick: () => 'Link clicks',
  save: () => 'Saves',
  engagement: () => 'Engagements',
  videoView: () => 'Video views',
  comment: () => 'Comments',
  reaction: () => 'Reactions',
};

/** Names of the metrics below a partner's own pins, in any language. */
export type PartnerWords = typeof partnerWords;

/** The label of a metric. An unknown metric is labelled with its name in the API. */
export function metricLabel(name: string, words: PartnerWords): string {
  const key = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(words, key) ? words[key as keyof PartnerWords]() : name.replaceAll('_', ' ');
}
