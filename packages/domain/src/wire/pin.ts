import { IMAGE_ORIGINS } from '../pin/image-origin.js';
import type { Pin } from '../pin/pin.js';
import { adData, adTargetingAttribution, thirdPartyAdAttributes } from './ads.js';
import { board } from './board.js';
import { code, flag, id, list, moment, number, text } from './codec.js';
import {
  aggregatedPinData,
  carouselData,
  collectionPin,
  productPinData,
  storyPinData,
} from './collections.js';
import { entityId, named, record } from './record.js';
import { embed, gatherImages, imageCrop, imageFormats, images, video } from './media.js';
import { richData } from './rich-data.js';
import {
  interest,
  linkDomain,
  pinJoin,
  reactionCounts,
  recommendationReason,
  sponsorship,
} from './social.js';
import { user } from './user.js';

/** Keys of real pins without a meaning in the specification. */
const PIN_KEYS = [
  'node_id',
  'type',
  'nodeId',
  'id',
  'method',
  'comments',
  'comment_count',
  'promoted_is_lead_ad',
  'is_hidden',
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
    linkDomain,
    createdAt: moment,

    dominantColor: text,
    imageSignature: text,
    imageCrop,
    images,
    imageFormats,
    thumbHash: text,
    origImageUrl: text,
    digitalMediaSourceType: code(IMAGE_ORIGINS.map((_, at) => at)),
    embed,
    videos: video,
    videoStatus: text,
    storyPinData,
    storyPinDataId: id,
    carouselData,
    collectionPin,
    productPinData,
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
    isSaved: flag,
    reactionCountsData: named(
      reactionCounts,
      ['reaction_counts', 'reaction_counts_data'],
      ['reactionCountsData', 'reactionCounts'],
    ),
    recommendationReason,
    sponsorship,
    pinJoin,
    shoppingKlpUrls: list(text),
    sourceInterest: interest,

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
    adData,
    adTargetingAttribution,
    thirdPartyAdAttributes,
    trackingParams: text,
  },
  { required: ['id'], ignored: PIN_KEYS, graph: gatherImages },
);
