import type { PinImage, PinVideos } from '../pin/pin-media.js';
import { entity, id, list, map, number, some, text } from './arbitrary-parts.js';

/** Any picture. */
export const arbitraryImage = entity<PinImage>(['url'], {
  url: text,
  width: number,
  height: number,
  dominantColor: text,
});

/** Any pictures of a pin; their keys are data (S1 §3). */
export const arbitraryImages = map(arbitraryImage);

/** Any video. */
export const arbitraryVideo = some<PinVideos>({
  id,
  duration: number,
  videoList: map(
    entity(['url'], {
      url: text,
      width: number,
      height: number,
      duration: number,
      thumbnail: text,
    }),
  ),
});

/** Any list of things to look at. */
export const arbitraryItems = list(
  some({ pinId: id, title: text, link: text, images: arbitraryImages }),
);
