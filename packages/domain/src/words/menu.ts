import { isolate } from './isolate.js';

/** Texts of the menus of a card and of the send flyout (S1 §6); the wording is ours. */
export const menuWords = {
  whyThisAd: () => "Why you're seeing this ad",
  edit: () => 'Edit Pin',
  delete: () => 'Delete Pin',
  unsave: () => 'Unsave',
  changeBoard: () => 'Change board',
  hide: () => 'Hide Pin',
  unfollowPinner: ({ name }: { readonly name: string }) => `Unfollow ${isolate(name)}`,
  downloadImage: () => 'Download image',
  copyLink: () => 'Copy link',
  linkCopied: () => 'Link copied',
  report: () => 'Report Pin',
  tuneHomeFeed: () => 'Tune your home feed',
  sendTo: () => 'Send to',
  searchPeople: () => 'Search people',
  send: () => 'Send',
  sent: () => 'Sent',
  sendFailed: () => "Couldn't send. Try again.",
  share: () => 'Share',
  sending: () => 'Sending…',
  sendToPerson: ({ name }: { readonly name: string }) => `Send to ${isolate(name)}`,
  sentToPerson: ({ name }: { readonly name: string }) => `Sent to ${isolate(name)}`,
  notSentToPerson: ({ name }: { readonly name: string }) =>
    `Couldn't send to ${isolate(name)}. Try again.`,
  loadingPeople: () => 'Loading people…',
  nobodyYet: () => 'People you follow or message show up here.',
  nobodyFound: () => 'No people found',
  peopleFailed: () => "Couldn't load people.",
  tryAgain: () => 'Try again',
};

/** Texts of the menus of a card and of the send flyout, in any language (S1 §6). */
export type MenuWords = typeof menuWords;
