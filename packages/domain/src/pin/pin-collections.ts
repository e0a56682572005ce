import type { PinImages } from './pin-media.js';

/** One picture of a carousel pin (S1 §3). */
export interface CarouselSlot {
  /** The slot's id; servers call it `slotId` too. */
  readonly id?: string;
  readonly title?: string;
  readonly details?: string;
  readonly link?: string;
  readonly imageSignature?: string;
  readonly images?: PinImages;
}

/** The pictures of a carousel pin; `index` counts from 0 (S1 §3). */
export interface CarouselData {
  /** The carousel's id; servers call it `carouselId` too. */
  readonly id?: string;
  readonly index?: number;
  readonly carouselSlots?: readonly CarouselSlot[];
}

/** One pin inside a collection, a chip or a product pin (S1 §3). */
export interface CollectionItem {
  readonly pinId?: string;
  readonly title?: string;
  readonly link?: string;
  readonly images?: PinImages;
}

/** A pin that gathers others (S1 §3). */
export interface CollectionPin {
  readonly itemData?: readonly CollectionItem[];
}

/** The products of a product pin (S3 §3). */
export interface ProductPinData {
  readonly items?: readonly CollectionItem[];
}

/** Numbers about a pin by the server's own name, such as `impression` or `save` (S1 §3). */
export type CreatorMetrics = Readonly<Record<string, number>>;

/** What all copies of a pin share (S1 §3). */
export interface AggregatedPinData {
  readonly id?: string;
  readonly pinTagsChips?: readonly CollectionItem[];
  /** Metrics by the server's own name of their window, such as `30d_realtime`. Keys are data. */
  readonly creatorAnalytics?: Readonly<Record<string, CreatorMetrics>>;
  readonly isShopTheLook?: boolean;
  readonly commentCount?: number;
  readonly saveCount?: number;
}
