import type { CarouselData, CarouselSlot } from '../pin/pin-parts.js';
import type { PinImages, PinVideos } from '../pin/pin-media.js';
import type { StoryPinData } from '../pin/story.js';

/** Builds the images of one photograph with the ratio 2:3, with `changes`. */
export function buildImages(changes: PinImages = {}): PinImages {
  return {
    '236x': { url: 'https://images.example/236x/canyon.jpg', width: 236, height: 354 },
    '474x': { url: 'https://images.example/474x/canyon.jpg', width: 474, height: 711 },
    '736x': { url: 'https://images.example/736x/canyon.jpg', width: 736, height: 1104 },
    orig: { url: 'https://images.example/originals/canyon.jpg', width: 1200, height: 1800 },
    ...changes,
  };
}

/** Builds a video of 15.4 seconds in two formats, with `changes`. */
export function buildVideo(changes: Partial<PinVideos> = {}): PinVideos {
  const file = { width: 720, height: 1280, duration: 15_400 };
  return {
    id: '5236000000000000001',
    duration: 15_400,
    videoList: {
      V_HLSV4: { ...file, url: 'https://videos.example/hls/press.m3u8' },
      V_720P: { ...file, url: 'https://videos.example/720p/press.mp4' },
    },
    ...changes,
  };
}

/** Builds a story of one video and one image, with `changes`. */
export function buildStoryPinData(changes: Partial<StoryPinData> = {}): StoryPinData {
  return {
    id: '5236000000000000002',
    pages: [
      { id: '1', blocks: [{ blockType: 3, type: 'story_pin_video_block', video: buildVideo() }] },
      { id: '2', blocks: [{ blockType: 2, type: 'story_pin_image_block', images: buildImages() }] },
    ],
    isDeleted: false,
    hasProductPins: false,
    pageCount: 2,
    staticPageCount: 1,
    totalVideoDuration: 15_400,
    metadata: { pinTitle: 'How to pull a print' },
    ...changes,
  };
}

/** Builds a carousel slot, with `changes`. */
export function buildCarouselSlot(changes: Partial<CarouselSlot> = {}): CarouselSlot {
  return {
    id: '1',
    title: 'Front',
    details: 'Printed on cotton paper',
    link: 'https://canyon.example/prints/12',
    imageSignature: '1a1b1c',
    images: buildImages(),
    ...changes,
  };
}

/** Builds a carousel of three slots at its first, with `changes`. */
export function buildCarouselData(changes: Partial<CarouselData> = {}): CarouselData {
  return {
    id: '5190000000000000001',
    index: 0,
    carouselSlots: ['Front', 'Back', 'Frame'].map((title, at) =>
      buildCarouselSlot({ id: String(at + 1), title, imageSignature: `${at + 1}a1b1c` }),
    ),
    ...changes,
  };
}
