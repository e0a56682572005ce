import { isolate } from './isolate.js';

/** Texts that confirm feedback about a pin (S1 §4, S3 §8). The reasons, "Undo" and the dialog of a report have our wording. */
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

/** Texts that confirm feedback about a pin, in any language (S1 §4, S3 §8). */
export type FeedbackWords = typeof feedbackWords;
