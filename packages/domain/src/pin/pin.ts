import type { Board } from '../board/board.js';
import type { User } from '../user/user.js';
import type {
  AdData,
  AdTargetingAttribution,
  AggregatedPinData,
  CarouselData,
  CollectionPin,
  Interest,
  LinkDomain,
  PinJoin,
  ProductPinData,
  ReactionCount,
  RecommendationReason,
  Sponsorship,
  ThirdPartyAdAttributes,
} from './pin-parts.js';
import type { Embed, ImageCrop, PinImageFormats, PinImages, PinVideos } from './pin-media.js';
import type { RichData } from './rich-data.js';
import type { StoryPinData } from './story.js';

/** A pin. Only the id is always present: servers omit or empty everything else. */
export interface Pin {
  /** The server's id, as text: ids exceed the safe integers. */
  readonly id: string;
  readonly title?: string;
  readonly gridTitle?: string;
  readonly description?: string;
  readonly descriptionHtml?: string;
  readonly closeupDescription?: string;
  readonly closeupUnifiedDescription?: string;
  readonly altText?: string;
  readonly autoAltText?: string;
  readonly seoTitle?: string;
  readonly seoDescription?: string;
  readonly seoNoindexReason?: string;
  readonly seoUrl?: string;
  readonly category?: string;
  /** Host of `link`, or `Uploaded by user`. */
  readonly domain?: string;
  readonly link?: string;
  readonly mobileLink?: string;
  readonly trackedLink?: string;
  readonly linkDomain?: LinkDomain;
  /** Milliseconds since 1970. */
  readonly createdAt?: number;

  /** `#rrggbb`, the placeholder while the image loads. */
  readonly dominantColor?: string;
  readonly imageSignature?: string;
  readonly imageCrop?: ImageCrop;
  readonly images?: PinImages;
  /** The images in smaller formats: `image_formats` in JSON. The field is ours. */
  readonly imageFormats?: PinImageFormats;
  /**
   * A ThumbHash of the whole image in base64: `thumb_hash` in JSON. The field is ours.
   */
  readonly thumbHash?: string;
  readonly origImageUrl?: string;
  /** How the image was made: index in `IMAGE_ORIGINS`, 0 to 15. */
  readonly digitalMediaSourceType?: number;
  readonly embed?: Embed;
  readonly videos?: PinVideos;
  readonly videoStatus?: string;
  readonly storyPinData?: StoryPinData;
  readonly storyPinDataId?: string;
  readonly carouselData?: CarouselData;
  readonly collectionPin?: CollectionPin;
  readonly productPinData?: ProductPinData;
  readonly aggregatedPinData?: AggregatedPinData;
  readonly richMetadata?: RichData;
  readonly richSummary?: RichData;

  readonly pinner?: User;
  readonly originPinner?: User;
  readonly viaPinner?: User;
  readonly nativeCreator?: User;
  readonly board?: Board;
  /** Board to which the viewer has saved this pin; absent when it is not saved to a board. */
  readonly pinnedToBoard?: Board;
  /** The viewer has saved this pin to their profile, to no board. */
  readonly isSavedToProfile?: boolean;
  /**
   * The viewer has saved this pin, on a site without boards: `is_saved` in JSON. The field is ours. On a site with boards
   * `pinnedToBoard` and `isSavedToProfile` say where; any of the three makes a pin a saved one.
   */
  readonly isSaved?: boolean;
  /** In the order received, each type once. */
  readonly reactionCountsData?: readonly ReactionCount[];
  readonly recommendationReason?: RecommendationReason;
  readonly sponsorship?: Sponsorship;
  readonly pinJoin?: PinJoin;
  readonly shoppingKlpUrls?: readonly string[];
  readonly sourceInterest?: Interest;

  readonly isPromoted?: boolean;
  readonly isDownstreamPromotion?: boolean;
  readonly isEligibleForPdp?: boolean;
  readonly isEligibleForWebCloseup?: boolean;
  readonly isOosProduct?: boolean;
  readonly isStaleProduct?: boolean;
  readonly isShoppable?: boolean;
  readonly isRepin?: boolean;
  readonly isQuickPromotable?: boolean;
  readonly promotedIsRemovable?: boolean;
  readonly isGoLinkless?: boolean;
  readonly shouldOpenInStream?: boolean;
  /** Numbers of `SHOPPING_FLAGS`, and others. */
  readonly shoppingFlags?: readonly number[];
  /** Permissions of the viewer, such as `write`. */
  readonly access?: readonly string[];

  readonly promoter?: User;
  readonly advertiserId?: string;
  readonly campaignId?: string;
  readonly pinPromotionId?: string;
  /** Target of the advertisement; servers also name it `destinationUrl`. */
  readonly adDestinationUrl?: string;
  readonly attributionSourceId?: string;
  readonly adMatchReason?: number;
  readonly dpaCreativeType?: string;
  readonly adData?: AdData;
  readonly adTargetingAttribution?: AdTargetingAttribution;
  readonly thirdPartyAdAttributes?: ThirdPartyAdAttributes;
  /** Opaque text that every call about this pin returns to the server. */
  readonly trackingParams?: string;
}
