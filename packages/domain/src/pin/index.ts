export type { Pin } from './pin.js';
export { type AdData, type AdTargetingAttribution, MATCHED_DEVICES, MATCHED_GENDERS, type ThirdPartyAdAttributes } from './pin-ads.js';
export type { AggregatedPinData, CarouselData, CarouselSlot, CollectionItem, CollectionPin, CreatorMetrics, ProductPinData } from './pin-collections.js';
export { type Embed, IMAGE_SIZES, type ImageCrop, type ImageSize, type PinImage, type PinImages, type PinVideo, VIDEO_PLAYER_STATES, type VideoPlayerState, type VideoVariant } from './pin-media.js';
export { type Annotation, type Interest, type LinkDomain, type PinJoin, type ReactionCount, type RecommendationReason, SPONSORSHIP_STATUSES, type Sponsorship, type SponsorshipStatus } from './pin-social.js';
export { type AggregateRating, type Article, type OfferSummary, type Product, type ProductBrand, type ProductImage, type ProductVariant, type Recipe, RICH_TYPE_NAMES, type RichData, type RichTypeName, type ShippingInfo, SHOPPING_FLAGS, type ShoppingFlag, type VariantDimension, type VariantSet } from './rich-data.js';
export { STORY_VIDEO_BLOCK_TYPE, type StoryBlock, type StoryPage, type StoryPinData, type StoryPinMetadata } from './story-pin.js';
export { IMAGE_ORIGINS, type ImageOrigin } from './image-origin.js';
