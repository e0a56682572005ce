import type { CardContext } from '../context.js';
import { surfaceParts } from '../surface/surface-parts.js';
import { formatMinutesSeconds } from './duration.js';
import { isStoryPin } from './kind.js';
import type { Pin } from './pin.js';
import { storyDuration, storyPageCount } from './story-duration.js';

/** What stands in the corner of a picture: how long it runs as `m:ss`, or how many pictures there are (S3 §6). */
export type CornerBadge =
  | { readonly kind: 'duration'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number };

function videoDuration({ videos }: Pick<Pin, 'videos'>): number {
  const files = Object.values(videos?.videoList ?? {});
  return videos?.duration ?? files.find(({ duration }) => duration)?.duration ?? 0;
}

/**
 * The badge in the corner of a card (S3 §5 §6): for signed-in viewers on a desktop. A story tells its length, or its
 * pages when nothing of it moves; a film its length; a carousel its slots.
 */
export function cornerBadge(
  pin: Pick<Pin, 'carouselData' | 'storyPinData' | 'storyPinDataId' | 'videos'>,
  context: Pick<CardContext, 'device' | 'surface' | 'viewer'>,
): CornerBadge | undefined {
  const { viewer, device, surface } = context;
  if (!viewer.isAuth || device === 'mobile' || !surfaceParts(surface).badges) return undefined;
  const story = isStoryPin(pin) ? (pin.storyPinData ?? {}) : undefined;
  const length = story ? storyDuration(story) : videoDuration(pin);
  if (length > 0) return { kind: 'duration', text: formatMinutesSeconds(length) };
  const count = story ? storyPageCount(story) : (pin.carouselData?.carouselSlots?.length ?? 0);
  return count > 1 ? { kind: 'count', count } : undefined;
}
