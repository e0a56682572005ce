import type { PinImages, PinVideos } from './pin-media.js';

/** The block type of a video inside a story page (S1 §3). */
export const STORY_VIDEO_BLOCK_TYPE = 3;

/** One part of a story page: a video, a picture or a text (S1 §3). */
export interface StoryBlock {
  /** {@link STORY_VIDEO_BLOCK_TYPE} for a video. */
  readonly blockType?: number;
  /** The server's own word for the block, such as `story_pin_image_block`. */
  readonly type?: string;
  readonly text?: string;
  readonly video?: PinVideos;
  readonly images?: PinImages;
}

/** One page of a story pin (S1 §3). */
export interface StoryPage {
  readonly id?: string;
  readonly blocks?: readonly StoryBlock[];
}

/** What the creator typed about a story pin (S1 §3). */
export interface StoryPinMetadata {
  readonly pinTitle?: string;
}

/** The pages of a story pin; `totalVideoDuration` in milliseconds (S1 §3). */
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
