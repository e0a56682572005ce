import type { StoryPinData } from './story-pin.js';

/** Duration of a page without a video (S3 §5 §9). */
export const STATIC_STORY_PAGE_MS = 5000;

/** Stories without a duration have no badge up to this number of pages (S3 §5). */
export const STORY_BADGE_OVER_PAGES = 1;

/** Returns the duration of a story in milliseconds (S3 §5): its videos, and 5000 for each page without one. */
export function storyDuration(
  story: Pick<StoryPinData, 'staticPageCount' | 'totalVideoDuration'>,
): number {
  return (story.totalVideoDuration ?? 0) + STATIC_STORY_PAGE_MS * (story.staticPageCount ?? 0);
}

/** Returns the number of pages of a story (S1 §3): as the server says, or of the pages received. */
export function storyPageCount(story: Pick<StoryPinData, 'pageCount' | 'pages'>): number {
  return story.pageCount ?? story.pages?.length ?? 0;
}

/** Whether a story has a badge (S3 §5): unless its duration is zero and it has at most one page. */
export function hasStoryBadge(
  story: Pick<StoryPinData, 'pageCount' | 'pages' | 'staticPageCount' | 'totalVideoDuration'>,
): boolean {
  return storyDuration(story) > 0 || storyPageCount(story) > STORY_BADGE_OVER_PAGES;
}
