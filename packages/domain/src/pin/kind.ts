import type { Viewer } from '../user/viewer.js';
import type { Pin } from './pin.js';

/** True for a pin made of pages (S1 §3). */
export function isStoryPin(pin: Pick<Pin, 'storyPinData' | 'storyPinDataId'>): boolean {
  return pin.storyPinData !== undefined || pin.storyPinDataId !== undefined;
}

/** True for a story whose creator has removed it: it shows a placeholder and has no menu (S1 §4). */
export function isDeletedStory(pin: Pick<Pin, 'storyPinData'>): boolean {
  return pin.storyPinData?.isDeleted === true;
}

/** True for a pin with a film of its own or of another site (S1 §3). */
export function isVideoPin(pin: Pick<Pin, 'embed' | 'videos'>): boolean {
  const files = Object.keys(pin.videos?.videoList ?? {});
  return files.length > 0 || pin.embed?.type === 'video';
}

/** True for a moving picture (S1 §3, S3 §3). */
export function isGifPin(pin: Pick<Pin, 'embed'>): boolean {
  return pin.embed?.type === 'gif';
}

/** True for a pin with several pictures to page through (S1 §3). */
export function isCarouselPin(pin: Pick<Pin, 'carouselData'>): boolean {
  return (pin.carouselData?.carouselSlots?.length ?? 0) > 1;
}

/** True when the viewer pinned it (S1 §6). */
export function isOwnPin(pin: Pick<Pin, 'pinner'>, viewer: Pick<Viewer, 'id' | 'isAuth'>): boolean {
  const pinnerId = pin.pinner?.id;
  return viewer.isAuth && pinnerId !== undefined && pinnerId === viewer.id;
}
