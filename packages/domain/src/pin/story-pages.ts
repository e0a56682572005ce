import { firstText } from '../text/first-text.js';
import type { PinImages, PinVideos } from './pin-media.js';
import type { Pin } from './pin.js';

/** What a page of a story shows (S1 §3): the first video, the first images and all texts of its blocks. */
export interface StoryPageContent {
  readonly id?: string;
  readonly video?: PinVideos;
  readonly images?: PinImages;
  readonly texts: readonly string[];
}

/** Returns what the pages of a story show, without pages that show nothing (S1 §3). */
export function storyPages(pin: Pick<Pin, 'storyPinData'>): readonly StoryPageContent[] {
  return (pin.storyPinData?.pages ?? []).flatMap(({ id, images, blocks = [] }) => {
    const video = blocks.find((block) => block.video)?.video;
    const shown = images ?? blocks.find((block) => block.images)?.images;
    const texts = blocks.flatMap(({ text }) => firstText(text) ?? []);
    if (!video && !shown && texts.length === 0) return [];
    return [{ ...(id && { id }), ...(video && { video }), ...(shown && { images: shown }), texts }];
  });
}
