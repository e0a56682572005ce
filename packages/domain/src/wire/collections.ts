import type {
  AggregatedPinData,
  CarouselData,
  CarouselSlot,
  CollectionItem,
  CollectionPin,
  ProductPinData,
} from '../pin/pin-parts.js';
import { flag, id, isObject, list, map, number, text } from './codec.js';
import { entityId, named, record } from './record.js';
import { gatherImages, images, type Json, mergeVideos, video } from './media.js';
import type { StoryBlock, StoryPage, StoryPinData, StoryPinMetadata } from '../pin/story.js';

const carouselSlot = record<CarouselSlot>({
  id: named(id, ['slot_id', 'id'], ['slotId', 'entityId', 'id']),
  title: text,
  details: text,
  link: text,
  imageSignature: text,
  images: named(images, ['images', 'image_size_map'], ['images', 'imageSizeMap']),
});

/** The slots of a carousel pin. */
export const carouselData = record<CarouselData>({
  id: named(id, ['carousel_id', 'id'], ['carouselId', 'entityId', 'id']),
  index: number,
  carouselSlots: list(carouselSlot),
});

const collectionItem = record<CollectionItem>(
  { pinId: id, title: text, link: text, images },
  { graph: gatherImages },
);

/** A collection of pins. */
export const collectionPin = record<CollectionPin>({ itemData: list(collectionItem) });

/** The products of a product pin. */
export const productPinData = record<ProductPinData>({ items: list(collectionItem) });

/** Data shared by all copies of a pin. */
export const aggregatedPinData = record<AggregatedPinData>(
  {
    id: entityId,
    pinTagsChips: list(collectionItem),
    creatorAnalytics: map(map(number)),
    isShopTheLook: flag,
    commentCount: number,
    saveCount: named(
      number,
      ['aggregated_stats.saves', 'saves'],
      ['aggregatedStats.saves', 'saves'],
    ),
  },
  { ignored: ['node_id', 'has_xy_tags', 'done'] },
);

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
