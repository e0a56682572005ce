import type {
  AggregatedPinData,
  CarouselData,
  CarouselSlot,
  CollectionItem,
  CollectionPin,
  ProductPinData,
} from '../pin/pin-collections.js';
import { flag, id, list, map, number, text } from './codec.js';
import { entityId } from './entity-id.js';
import { gatherImages, images } from './media.js';
import { named, record } from './record.js';

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
