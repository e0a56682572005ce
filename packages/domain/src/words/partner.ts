/**
 * Names of the metrics below a partner's own pins (S1 §6); the wording is ours. Keys are the server's names in camel
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

/** Names of the metrics below a partner's own pins, in any language (S1 §6). */
export type PartnerWords = typeof partnerWords;

/** The label of a metric (S1 §6). An unknown metric is labelled with its name in the API. */
export function metricLabel(name: string, words: PartnerWords): string {
  const key = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(words, key) ? words[key as keyof PartnerWords]() : name.replaceAll('_', ' ');
}
