import type { CardContext } from '../context.js';
import { surfaceParts } from '../surface.js';
import { carouselSlots } from './carousel.js';
import { formatMinutesSeconds } from './durations.js';
import { isCarouselPin, isStoryPin } from './kind.js';
import type { Pin } from './pin.js';
import { hasStoryBadge, storyDuration, storyPageCount, type StoryPinData } from './story.js';

/**
 * The badge in the corner of an image: a duration as `m:ss`, or a count. `storyPages` is the number of pages of a
 * story, which is neither a video nor pictures.
 */
export type CornerBadge = (
  | { readonly kind: 'duration'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number }
) & { readonly storyPages?: number };

/** Returns the duration of a pin's video in milliseconds; 0 without one. */
export function videoDuration({ videos }: Pick<Pin, 'videos'>): number {
  const files = Object.values(videos?.videoList ?? {});
  return videos?.duration ?? files.find(({ duration }) => duration)?.duration ?? 0;
}

function lengthBadge(milliseconds: number): CornerBadge {
  return { kind: 'duration', text: formatMinutesSeconds(milliseconds) };
}

function storyBadge(story: StoryPinData): CornerBadge | undefined {
  if (!hasStoryBadge(story)) return undefined;
  const length = storyDuration(story);
  const storyPages = storyPageCount(story);
  return length > 0
    ? { ...lengthBadge(length), storyPages }
    : { kind: 'count', count: storyPages, storyPages };
}

/**
 * Returns the corner badge of a card, for signed-in viewers on a desktop (S3 §5.11): the duration of a story, or its
 * number of pages when it has no video; the duration of a video; the number of slots of a carousel.
 */
export function cornerBadge(
  pin: Pick<Pin, 'carouselData' | 'storyPinData' | 'storyPinDataId' | 'videos'>,
  context: Pick<CardContext, 'device' | 'surface' | 'viewer'>,
): CornerBadge | undefined {
  const { viewer, device, surface } = context;
  if (!viewer.isAuth || device === 'mobile' || !surfaceParts(surface).badges) return undefined;
  if (isStoryPin(pin)) return storyBadge(pin.storyPinData ?? {});
  const length = videoDuration(pin);
  if (length > 0) return lengthBadge(length);
  return isCarouselPin(pin) ? { kind: 'count', count: carouselSlots(pin).length } : undefined;
}
