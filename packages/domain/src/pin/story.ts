import type { PinImages, PinVideos } from './pin-media.js';
import { firstText } from '../text.js';

/** A block of a story page: a video, an image or a text. */
export interface StoryBlock {
  /** 3 for a video. */
  readonly blockType?: number;
  /** The server's type name of the block, such as `story_pin_image_block`. */
  readonly type?: string;
  readonly text?: string;
  readonly video?: PinVideos;
  readonly images?: PinImages;
}

/** A page of a story pin. */
export interface StoryPage {
  readonly id?: string;
  readonly blocks?: readonly StoryBlock[];
  /** Images of the whole page. */
  readonly images?: PinImages;
}

/** Metadata that the creator entered. */
export interface StoryPinMetadata {
  readonly pinTitle?: string;
}

/** The pages of a story pin; `totalVideoDuration` in milliseconds. */
export interface StoryPinData {
  readonly id?: string;
  readonly pages?: readonly StoryPage[];
  readonly isDeleted?: boolean;
  readonly hasProductPins?: boolean;
  readonly pageCount?: number;
  readonly staticPageCount?: number;
  readonly totalVideoDuration?: number;
  readonly metadata?: StoryPinMetadata;
}

/** Duration of a page without a video. */
export const STATIC_STORY_PAGE_MS = 5000;

/** Stories without a duration have no badge up to this number of pages. */
export const STORY_BADGE_OVER_PAGES = 1;

/** Returns the duration of a story in milliseconds (S3 §5.10): its videos, and 5000 for each page without one. */
export function storyDuration(
  story: Pick<StoryPinData, 'staticPageCount' | 'totalVideoDuration'>,
): number {
  return (story.totalVideoDuration ?? 0) + STATIC_STORY_PAGE_MS * (story.staticPageCount ?? 0);
}

/** Returns the number of pages of a story: as the server says, or of the pages received. */
export function storyPageCount(story: Pick<StoryPinData, 'pageCount' | 'pages'>): number {
  return story.pageCount ?? story.pages?.length ?? 0;
}

/** Whether a story has a badge (S3 §5.11): unless its duration is zero and it has at most one page. */
export function hasStoryBadge(
  story: Pick<StoryPinData, 'pageCount' | 'pages' | 'staticPageCount' | 'totalVideoDuration'>,
): boolean {
  return storyDuration(story) > 0 || storyPageCount(story) > STORY_BADGE_OVER_PAGES;
}

/** What a page of a story shows: the first video, the first images and all texts of its blocks. */
interface StoryPageContent {
  readonly id?: string;
  readonly video?: PinVideos;
  readonly images?: PinImages;
  readonly texts: readonly string[];
}

/** Returns what the pages of a story show, without pages that show nothing. */
export function storyPages(pin: {
  readonly storyPinData?: StoryPinData;
}): readonly StoryPageContent[] {
  return (pin.storyPinData?.pages ?? []).flatMap(({ id, images, blocks = [] }) => {
    const video = blocks.find((block) => block.video)?.video;
    const shown = images ?? blocks.find((block) => block.images)?.images;
    const texts = blocks.flatMap(({ text }) => firstText(text) ?? []);
    if (!video && !shown && texts.length === 0) return [];
    return [{ ...(id && { id }), ...(video && { video }), ...(shown && { images: shown }), texts }];
  });
}
