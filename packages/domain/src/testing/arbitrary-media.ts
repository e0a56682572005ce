import type { PinImage, PinVideos } from '../pin/pin-media.js';
import { entity, id, list, map, number, some, text, url } from './arbitrary-parts.js';

/** Arbitrary image. */
export const arbitraryImage = entity<PinImage>(['url'], {
  url,
  width: number,
  height: number,
  dominantColor: text,
});

/** Arbitrary images of a pin; their keys are data. */
export const arbitraryImages = map(arbitraryImage);

/** Arbitrary video. */
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

/** Arbitrary list of collection items. */
export const arbitraryItems = list(
  some({ pinId: id, title: text, link: text, images: arbitraryImages }),
);
