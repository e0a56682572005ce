import { isolate } from './isolate.js';
import { type Count, counted } from './plural.js';

/** Texts of a card in its first load (S1 §2 §4 §8). Each text is a function with its placeholders as named fields. */
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
  undo: () => 'Undo',
  unavailable: () => 'Unavailable',
  removedByCreator: () => 'Removed by the creator',
};

/** Texts of a card in its first load, in any language (S1 §2 §4 §8). */
export type CardWords = typeof cardWords;
