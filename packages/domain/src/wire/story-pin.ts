import type { StoryBlock, StoryPage, StoryPinData, StoryPinMetadata } from '../pin/story-pin.js';
import { flag, isObject, list, number, text } from './codec.js';
import { entityId } from './entity-id.js';
import { gatherImages, images, type Json, mergeVideos, video } from './media.js';
import { named, record } from './record.js';

/** The graph form has the files of a block in `videoData` or `videoDataV2`; its `video` has durations only. */
function gatherBlock(json: Json): Json {
  const { video: durations, videoData, videoDataV2, ...block } = json;
  const sources = [durations, videoData, videoDataV2].filter(isObject);
  return gatherImages(sources.length === 0 ? json : { ...block, video: mergeVideos(sources) });
}

const BLOCK_IMAGES = ['image.images', 'images'];

const storyBlock = record<StoryBlock>(
  {
    blockType: number,
    type: text,
    text,
    video,
    images: named(images, BLOCK_IMAGES, ['imageData.images', ...BLOCK_IMAGES]),
  },
  { ignored: ['block_style'], graph: gatherBlock },
);

const storyPage = record<StoryPage>(
  { id: entityId, blocks: list(storyBlock), images },
  { ignored: ['video'], graph: gatherImages },
);

/** The pages of a story pin. */
export const storyPinData = record<StoryPinData>(
  {
    id: entityId,
    pages: named(list(storyPage), ['pages', 'pages_preview'], ['pages', 'pagesPreview']),
    isDeleted: flag,
    hasProductPins: flag,
    pageCount: number,
    staticPageCount: number,
    totalVideoDuration: number,
    metadata: record<StoryPinMetadata>({ pinTitle: text }),
  },
  { ignored: ['node_id', 'type'] },
);
