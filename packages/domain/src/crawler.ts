import type { CardContext } from './context.js';

/** Whether the request comes from a crawler, of a search engine or a social network (S3 §6). */
export function isCrawler(context: Pick<CardContext, 'isBot' | 'isSocialBot'>): boolean {
  return context.isBot === true || context.isSocialBot === true;
}
