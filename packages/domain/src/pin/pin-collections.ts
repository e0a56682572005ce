import type { PinImages } from './pin-media.js';

/** A slot of a carousel pin (S1 §3). */
export interface CarouselSlot {
  /** Slot id; servers also call it `slotId`. */
  readonly id?: string;
  readonly title?: string;
  readonly details?: string;
  readonly link?: string;
  readonly imageSignature?: string;
  readonly images?: PinImages;
}

/** The slots of a carousel pin (S1 §3); `index` counts from 0. */
export interface CarouselData {
  /** Carousel id; servers also call it `carouselId`. */
  readonly id?: string;
  readonly index?: number;
  readonly carouselSlots?: readonly CarouselSlot[];
}

/** A pin inside a collection, a chip or a product pin (S1 §3). */
export interface CollectionItem {
  readonly pinId?: string;
  readonly title?: string;
  readonly link?: string;
  readonly images?: PinImages;
}

/** A collection of pins (S1 §3). */
export interface CollectionPin {
  readonly itemData?: readonly CollectionItem[];
}

/** The products of a product pin (S3 §3). */
export interface ProductPinData {
  readonly items?: readonly CollectionItem[];
}

/** Metrics of a pin by the server's name, such as `impression` or `save` (S1 §3). */
export type CreatorMetrics = Readonly<Record<string, number>>;

/** Data shared by all copies of a pin (S1 §3). */
export interface AggregatedPinData {
  readonly id?: string;
  readonly pinTagsChips?: readonly CollectionItem[];
  /** Metrics by the server's name of their window, such as `30d_realtime`. Keys are data. */
  readonly creatorAnalytics?: Readonly<Record<string, CreatorMetrics>>;
  readonly isShopTheLook?: boolean;
  readonly commentCount?: number;
  readonly saveCount?: number;
}
