import type { PinImages, PinVideos } from './pin-media.js';

/** A block of a story page (S1 §3): a video, an image or a text. */
export interface StoryBlock {
  /** 3 for a video (S1 §3). */
  readonly blockType?: number;
  /** The server's type name of the block, such as `story_pin_image_block`. */
  readonly type?: string;
  readonly text?: string;
  readonly video?: PinVideos;
  readonly images?: PinImages;
}

/** A page of a story pin (S1 §3). */
export interface StoryPage {
  readonly id?: string;
  readonly blocks?: readonly StoryBlock[];
  /** Images of the whole page. */
  readonly images?: PinImages;
}

/** Metadata that the creator entered (S1 §3). */
export interface StoryPinMetadata {
  readonly pinTitle?: string;
}

/** The pages of a story pin (S1 §3); `totalVideoDuration` in milliseconds. */
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
