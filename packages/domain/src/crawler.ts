import type { CardContext } from './context.js';

/** True for what reads pages for a search engine or for a preview, and presses nothing (S3 §6). */
export function isCrawler(context: Pick<CardContext, 'isBot' | 'isSocialBot'>): boolean {
  return context.isBot === true || context.isSocialBot === true;
}
