/**
 * What the numbers below a partner's own pin are called (S1 §6); the wording is ours. The key is the server's own name in
 * camel case.
 */
export const partnerWords = {
  analytics: () => 'The last 30 days',
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

/** What the numbers below a partner's own pin are called, in any language (S1 §6). */
export type PartnerWords = typeof partnerWords;
