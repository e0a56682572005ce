import { type Count, counted, isolate, plural } from './format.js';

/**
 * Texts of the board picker, the save toast and the dialogs of a saved pin; those without a place in the
 * specification are ours.
 */
export const saveWords = {
  searchBoards: () => 'Search boards',
  noBoardFound: ({ query }: { readonly query: string }) => `No boards match “${isolate(query)}”.`,
  createBoard: () => 'Create board',
  createSection: () => 'Create section',
  boardName: () => 'Board name',
  keepSecret: () => 'Keep this board secret',
  secretBoard: () => 'Secret board',
  lastSaved: () => 'Last saved to',
  quickSave: () => 'Quick save',
  organize: () => 'Organize',
  changeBoard: () => 'Change board',
  move: () => 'Move',
  copy: () => 'Copy',
  deletePin: () => 'Delete Pin',
  deletePinQuestion: () => 'Delete this Pin?',
  deletePins: (count: Count) => `Delete ${counted('en', count, 'Pin', 'Pins')}`,
  selectAll: () => 'Select all',
  cancel: () => 'Cancel',
  done: () => 'Done',
  pinCount: (count: Count) => counted('en', count, 'Pin', 'Pins'),
  deleteForGood: () => 'Delete',
  cannotBeUndone: () => "You can't undo this.",
  deletePinsQuestion: ({ count }: Count) =>
    plural(
      'en',
      count,
      'Delete this Pin from the board?',
      `Delete these ${count} Pins from the board?`,
    ),
  deleteAllPinsQuestion: () => 'Delete all Pins from this board?',
  loadingBoards: () => 'Loading boards',
  boardsFailed: () => "Couldn't load your boards.",
  noBoards: () => 'No boards yet',
  moreBoards: () => 'Show more boards',
  boardsShown: (count: Count) => counted('en', count, 'board', 'boards'),
  sectionsOf: ({ board }: { readonly board: string }) => `Sections of ${isolate(board)}`,
  loadingSections: () => 'Loading sections',
  sectionsFailed: () => "Couldn't load the sections.",
  noSections: () => 'No sections yet',
  moreSections: () => 'Show more sections',
  sectionsShown: (count: Count) => counted('en', count, 'section', 'sections'),
  back: () => 'Back',
  create: () => 'Create',
  createNamed: ({ name }: { readonly name: string }) => `Create “${isolate(name)}”`,
  boardFailed: () => "Couldn't create the board. Try again.",
  groupBoard: () => 'Group board',
  saveToSection: ({ board, section }: { readonly board: string; readonly section: string }) =>
    `${isolate(section)}, in ${isolate(board)}`,
  sectionName: () => 'Section name',
  organizing: () => 'Organize Pins',
  nothingSelected: () => 'Select Pins to organize',
  selected: ({ count }: { readonly count: number }) => `${count} selected`,
  allSelected: () => 'All Pins selected',
  clearSelection: () => 'Clear selection',
  pinsMoved: () => 'Pins moved',
  pinsCopied: () => 'Pins copied',
  sectionCreated: () => 'Section created',
  pinsDeleted: () => 'Pins deleted',
  bulkFailed: () => "That didn't work. Your Pins haven't changed.",
  bulkUnknown: () => "We're not sure that worked. Refresh the board.",
  moveTitle: ({ title }: { readonly title: string }) => `Move “${isolate(title)}”`,
  saveTitle: ({ title }: { readonly title: string }) => `Save “${isolate(title)}”`,
  movedTo: ({ board }: { readonly board: string }) => `Moved to ${isolate(board)}`,
  theBoard: () => 'the board',
  movedBack: () => 'Your Pin is back on its old board.',
  leftBehind: ({ board }: { readonly board: string }) =>
    `It's saved to “${isolate(board)}” now, but we couldn't remove it from its old board.`,
  keepBoth: () => 'Keep it on both',
};

/** Texts of the board picker, the save toast and the dialogs of a saved pin, in any language. */
export type SaveWords = typeof saveWords;

/** Texts of the menus of a card and of the send flyout; the wording is ours. */
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

/** Texts of the menus of a card and of the send flyout, in any language. */
export type MenuWords = typeof menuWords;

/** Texts that confirm feedback about a pin. The reasons, "Undo" and the dialog of a report have our wording. */
export const feedbackWords = {
  reported: () => 'Reported',
  reportedText: () => 'Thanks! Your feedback helps us keep the community safe.',
  pinHidden: () => 'Pin hidden',
  pinHiddenText: () => "Got it! We'll try to show you more relevant Pins in the future.",
  lessOfTopic: ({ topic }: { readonly topic: string }) =>
    `We'll show you less Pins from ${isolate(topic)} in the future.`,
  unfollowedPinner: ({ pinner }: { readonly pinner: string }) =>
    `You unfollowed ${isolate(pinner)} and won't see Pins they save anymore.`,
  unfollowedBoard: ({ board }: { readonly board: string }) =>
    `You unfollowed the board ${isolate(board)} and won't see Pins saved to it anymore.`,
  unfollowed: () => 'You unfollowed this person.',
  promoted: ({ promoter }: { readonly promoter: string }) =>
    `${isolate(promoter)} has paid to have this pin show up where you'd be more likely to notice it.`,
  reasonRecentActivity: () => 'Inspired by your recent activity',
  reasonBoard: ({ board }: { readonly board: string }) =>
    `Inspired by your board ${isolate(board)}`,
  reasonTopic: ({ topic }: { readonly topic: string }) =>
    `Inspired by your interest in ${isolate(topic)}`,
  reasonFollowed: () => 'From a profile or board you follow',
  reasonPartnerInfo: () => 'This ad is personalized using information from a partner.',
  reasonPartnerPaid: ({ partner }: { readonly partner: string }) =>
    `Paid for by ${isolate(partner)}`,
  follow: () => 'Follow',
  following: () => 'Following',
  unfollow: () => 'Unfollow',
  undo: () => 'Undo',
  reportReason: () => 'Why are you reporting this Pin?',
  reportQuestion: () => 'Report this Pin?',
  reportCanBeUndone: () => 'You can take the report back afterwards.',
  report: () => 'Report',
  cancel: () => 'Cancel',
};

/** Texts that confirm feedback about a pin, in any language. */
export type FeedbackWords = typeof feedbackWords;

/** Titles of the prompts that replace an action; those without a place in the specification are ours. */
export const promptWords = {
  seeMore: ({ brand }: { readonly brand: string }) =>
    `You're almost there! Log in to access all of ${isolate(brand)}`,
  save: () => 'Log in to save this Pin',
  unsave: () => 'Log in to unsave this Pin',
  edit: () => 'Log in to edit this Pin',
  follow: () => 'Log in to follow',
  unfollow: () => 'Log in to unfollow',
  create: () => 'Log in to create a Pin or board',
  send: () => 'Log in to send this Pin',
  hide: () => 'Log in to hide this Pin',
  report: () => 'Log in to report this Pin',
  block: () => 'Log in to block',
  shareProfile: () => 'Log in to share this profile',
  logIn: () => 'Log in',
  signUp: () => 'Sign up',
  notNow: () => 'Not now',
  limitedLogin: () => 'For your security, log in again to continue.',
  appTitle: ({ brand }: { readonly brand: string }) => `${isolate(brand)} is better in the app`,
  appText: () => 'Faster boards, even offline.',
  getTheApp: () => 'Get the app',
};

/** Titles of the prompts that replace an action, in any language. */
export type PromptWords = typeof promptWords;
