import type { StoryPinData } from './story-pin.js';

/** How long a page without a film counts (S3 §5 §9). */
export const STATIC_STORY_PAGE_MS = 5000;

/** A story with at most this many pages and no length has no badge (S3 §5). */
export const STORY_BADGE_OVER_PAGES = 1;

/** How long a story runs, in milliseconds: its films, and 5000 for each page without one (S3 §5). */
export function storyDuration(
  story: Pick<StoryPinData, 'staticPageCount' | 'totalVideoDuration'>,
): number {
  return (story.totalVideoDuration ?? 0) + STATIC_STORY_PAGE_MS * (story.staticPageCount ?? 0);
}

/** How many pages a story has: the server's count, or those it sent (S1 §3). */
export function storyPageCount(story: Pick<StoryPinData, 'pageCount' | 'pages'>): number {
  return story.pageCount ?? story.pages?.length ?? 0;
}

/** Whether a story has a badge: not when its length is zero and it has at most one page (S3 §5). */
export function hasStoryBadge(
  story: Pick<StoryPinData, 'pageCount' | 'pages' | 'staticPageCount' | 'totalVideoDuration'>,
): boolean {
  return storyDuration(story) > 0 || storyPageCount(story) > STORY_BADGE_OVER_PAGES;
}
