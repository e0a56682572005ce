/** Texts of the menus of a card and of the send flyout (S1 §6); the wording is ours. */
export const menuWords = {
  whyThisAd: () => "Why you're seeing this ad",
  edit: () => 'Edit Pin',
  delete: () => 'Delete Pin',
  unsave: () => 'Unsave',
  changeBoard: () => 'Change board',
  hide: () => 'Hide Pin',
  unfollowPinner: ({ name }: { readonly name: string }) => `Unfollow ${name}`,
  downloadImage: () => 'Download image',
  copyLink: () => 'Copy link',
  linkCopied: () => 'Link copied',
  report: () => 'Report Pin',
  tuneHomeFeed: () => 'Tune your home feed',
  sendTo: () => 'Send to',
  searchPeople: () => 'Search people',
  send: () => 'Send',
  sent: () => 'Sent',
  sendFailed: () => 'It could not be sent. Try again.',
  share: () => 'Share',
  sending: () => 'Sending…',
  sendToPerson: ({ name }: { readonly name: string }) => `Send to ${name}`,
  sentToPerson: ({ name }: { readonly name: string }) => `Sent to ${name}`,
  notSentToPerson: ({ name }: { readonly name: string }) =>
    `It could not be sent to ${name}. Try again.`,
  loadingPeople: () => 'Looking for people…',
  nobodyYet: () => 'People you follow or write to stand here.',
  nobodyFound: () => 'Nobody goes by that name.',
  peopleFailed: () => 'The people could not be loaded.',
  tryAgain: () => 'Try again',
};

/** Texts of the menus of a card and of the send flyout, in any language (S1 §6). */
export type MenuWords = typeof menuWords;
