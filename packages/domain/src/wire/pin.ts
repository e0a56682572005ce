import type { AdData, AdTargetingAttribution, ThirdPartyAdAttributes } from '../pin/pin-ads.js';
import { MATCHED_DEVICES, MATCHED_GENDERS } from '../pin/pin-ads.js';
import { IMAGE_ORIGINS } from '../pin/image-origin.js';
import type { Pin } from '../pin/pin.js';
import type {
  AggregatedPinData,
  CarouselData,
  CarouselSlot,
  CollectionItem,
  CollectionPin,
  ProductPinData,
} from '../pin/pin-collections.js';
import {
  type Interest,
  type LinkDomain,
  type PinJoin,
  type RecommendationReason,
  type Sponsorship,
  SPONSORSHIP_STATUSES,
} from '../pin/pin-social.js';
import type { StoryBlock, StoryPage, StoryPinData, StoryPinMetadata } from '../pin/story-pin.js';
import { code, flag, id, list, map, moment, number, text, word } from './codec.js';
import { embed, gatherImages, imageCrop, images, video } from './media.js';
import { board, entityId, user } from './people.js';
import { named, record } from './record.js';
import { richData } from './rich.js';
import { annotations, reactionCounts } from './social.js';

const storyPinData = record<StoryPinData>(
  {
    id: entityId,
    pages: named(
      list(
        record<StoryPage>({
          id: entityId,
          blocks: list(
            record<StoryBlock>(
              {
                blockType: number,
                type: text,
                text,
                video,
                images: named(images, ['image.images', 'images'], ['image.images', 'images']),
              },
              { ignored: ['block_style'] },
            ),
          ),
        }),
      ),
      ['pages', 'pages_preview'],
      ['pages', 'pagesPreview'],
    ),
    isDeleted: flag,
    hasProductPins: flag,
    pageCount: number,
    staticPageCount: number,
    totalVideoDuration: number,
    metadata: record<StoryPinMetadata>({ pinTitle: text }),
  },
  { ignored: ['node_id', 'type'] },
);

const carouselSlot = record<CarouselSlot>({
  id: named(id, ['slot_id', 'id'], ['slotId', 'entityId', 'id']),
  title: text,
  details: text,
  link: text,
  imageSignature: text,
  images: named(images, ['images', 'image_size_map'], ['images', 'imageSizeMap']),
});

const carouselData = record<CarouselData>({
  id: named(id, ['carousel_id', 'id'], ['carouselId', 'entityId', 'id']),
  index: number,
  carouselSlots: list(carouselSlot),
});

const collectionItem = record<CollectionItem>(
  { pinId: id, title: text, link: text, images },
  { graph: gatherImages },
);

const aggregatedPinData = record<AggregatedPinData>(
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

const adTargetingAttribution = record<AdTargetingAttribution>({
  isFirstPartyAdPersonalizationEnabled: flag,
  isThirdPartyAdPersonalizationEnabled: flag,
  isCustomerListMatched: flag,
  isActalikeMatched: flag,
  isEngagementMatched: flag,
  isExpandTargetingMatched: flag,
  isFromGpsLocation: named(flag, 'is_from_gps_location', [
    'isFromGpsLocation',
    'isFromGPSLocation',
  ]),
  isVisitorMatched: flag,
  isShoppingProspectingMatched: flag,
  isPlPersonaMatched: flag,
  matchedAgeBucket: text,
  matchedLocale: text,
  matchedInterest: text,
  matchedGender: word(MATCHED_GENDERS),
  matchedDevice: word(MATCHED_DEVICES),
  matchedKeyword: text,
  geoRegion: named(
    text,
    ['geo_region', 'geo_region_attribute'],
    ['geoRegion', 'geoRegionAttribute'],
  ),
  geoPostalCode: named(
    text,
    ['geo_postal_code', 'geo_postal_code_attribute'],
    ['geoPostalCode', 'geoPostalCodeAttribute'],
  ),
});

/** Keys of real pins that the specification gives no meaning. */
const PIN_KEYS = [
  'node_id',
  'type',
  'nodeId',
  'id',
  'method',
  'comments',
  'comment_count',
  'promoted_is_lead_ad',
];

/** A pin. */
export const pin = record<Pin>(
  {
    id: entityId,
    title: text,
    gridTitle: text,
    description: text,
    descriptionHtml: text,
    closeupDescription: text,
    closeupUnifiedDescription: text,
    altText: text,
    autoAltText: text,
    seoTitle: text,
    seoDescription: text,
    seoNoindexReason: text,
    seoUrl: text,
    category: text,
    domain: text,
    link: text,
    mobileLink: text,
    trackedLink: text,
    linkDomain: record<LinkDomain>(
      { officialUser: user },
      { ignored: ['node_id', 'id', 'domain'] },
    ),
    createdAt: moment,

    dominantColor: text,
    imageSignature: text,
    imageCrop,
    images,
    origImageUrl: text,
    digitalMediaSourceType: code(IMAGE_ORIGINS.map((_, at) => at)),
    embed,
    videos: video,
    videoStatus: text,
    storyPinData,
    storyPinDataId: id,
    carouselData,
    collectionPin: record<CollectionPin>({ itemData: list(collectionItem) }),
    productPinData: record<ProductPinData>({ items: list(collectionItem) }),
    aggregatedPinData,
    richMetadata: richData,
    richSummary: richData,

    pinner: user,
    originPinner: user,
    viaPinner: user,
    nativeCreator: user,
    board,
    pinnedToBoard: board,
    isSavedToProfile: flag,
    reactionCountsData: named(
      reactionCounts,
      ['reaction_counts', 'reaction_counts_data'],
      ['reactionCountsData', 'reactionCounts'],
    ),
    recommendationReason: record<RecommendationReason>({
      reason: text,
      reasonId: id,
      board,
      hasBoard: flag,
    }),
    sponsorship: record<Sponsorship>({
      status: code(Object.values(SPONSORSHIP_STATUSES)),
      creator: user,
      sponsor: user,
    }),
    pinJoin: record<PinJoin>(
      {
        visualAnnotation: list(text),
        annotationsWithLinksArray: named(
          annotations,
          ['annotations_with_links', 'annotations_with_links_array'],
          ['annotationsWithLinksArray', 'annotationsWithLinks'],
        ),
        shoppingKlpUrls: list(text),
      },
      { ignored: ['seo_description', 'seoDescription', 'canonical_pin', 'canonicalPin'] },
    ),
    shoppingKlpUrls: list(text),
    sourceInterest: record<Interest>({ id: entityId, name: text, urlName: text }),

    isPromoted: flag,
    isDownstreamPromotion: flag,
    isEligibleForPdp: flag,
    isEligibleForWebCloseup: flag,
    isOosProduct: flag,
    isStaleProduct: flag,
    isShoppable: flag,
    isRepin: flag,
    isQuickPromotable: flag,
    promotedIsRemovable: flag,
    isGoLinkless: flag,
    shouldOpenInStream: flag,
    shoppingFlags: list(number),
    access: list(text),

    promoter: user,
    advertiserId: id,
    campaignId: id,
    pinPromotionId: id,
    adDestinationUrl: named(
      text,
      ['ad_destination_url', 'destination_url'],
      ['adDestinationUrl', 'destinationUrl'],
    ),
    attributionSourceId: id,
    adMatchReason: number,
    dpaCreativeType: text,
    adData: record<AdData>({ collectionGridClickType: number, ceAltImageSignature: text }),
    adTargetingAttribution,
    thirdPartyAdAttributes: record<ThirdPartyAdAttributes>({
      promotedIsPersonalized: flag,
      isEligibleForPromotedPartnership: flag,
      promotedPartnershipAttributionName: text,
      promotedPartnershipAdvertiserName: text,
    }),
    trackingParams: text,
  },
  { required: ['id'], ignored: PIN_KEYS, graph: gatherImages },
);
