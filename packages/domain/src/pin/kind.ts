import type { Viewer } from '../user/user.js';
import type { Pin } from './pin.js';

/** Whether a pin is a story. */
export function isStoryPin(pin: Pick<Pin, 'storyPinData' | 'storyPinDataId'>): boolean {
  return pin.storyPinData !== undefined || pin.storyPinDataId !== undefined;
}

/** Whether a story was deleted by its creator (S1 §4.24). It shows a placeholder and has no menu. */
export function isDeletedStory(pin: Pick<Pin, 'storyPinData'>): boolean {
  return pin.storyPinData?.isDeleted === true;
}

/** Whether a pin has a video, its own or of another site. */
export function isVideoPin(pin: Pick<Pin, 'embed' | 'videos'>): boolean {
  const files = Object.keys(pin.videos?.videoList ?? {});
  return files.length > 0 || pin.embed?.type === 'video';
}

/** Whether a pin is a GIF. */
export function isGifPin(pin: Pick<Pin, 'embed'>): boolean {
  return pin.embed?.type === 'gif';
}

/** Whether a pin is a carousel. */
export function isCarouselPin(pin: Pick<Pin, 'carouselData'>): boolean {
  return (pin.carouselData?.carouselSlots?.length ?? 0) > 1;
}

/** Whether the viewer is the pinner (S1 §6.13). */
export function isOwnPin(pin: Pick<Pin, 'pinner'>, viewer: Pick<Viewer, 'id' | 'isAuth'>): boolean {
  const pinnerId = pin.pinner?.id;
  return viewer.isAuth && pinnerId !== undefined && pinnerId === viewer.id;
}
