import type { Board } from '../board/board.js';
import type { User } from '../user/user.js';
import type { PinImages } from './pin-media.js';
import type { OpenWord } from '../text.js';

/** Number of reactions of one type; `reactionType` is the server's key. */
export interface ReactionCount {
  readonly reactionType: string;
  readonly reactionCount: number;
}

/** Why a feed shows the pin. */
export interface RecommendationReason {
  readonly reason?: string;
  readonly reasonId?: string;
  readonly board?: Board;
  readonly hasBoard?: boolean;
}

/** Statuses of a paid partnership by number. */
export const SPONSORSHIP_STATUSES = { rejected: 0, requested: 2, unaffiliated: 3 } as const;

/** A paid partnership: `status` is one of the numbers of {@link SPONSORSHIP_STATUSES}, or another. */
export interface Sponsorship {
  readonly status?: number;
  readonly creator?: User;
  readonly sponsor?: User;
}

/** An annotation of the image, and the page about it. */
export interface Annotation {
  readonly name?: string;
  readonly url?: string;
}

/** Data shared by all pins with this image. */
export interface PinJoin {
  readonly visualAnnotation?: readonly string[];
  readonly annotationsWithLinksArray?: readonly Annotation[];
  readonly shoppingKlpUrls?: readonly string[];
}

/** A topic. */
export interface Interest {
  readonly id?: string;
  readonly name?: string;
  readonly urlName?: string;
}

/** The site that a pin links to. */
export interface LinkDomain {
  readonly officialUser?: User;
}

/** A slot of a carousel pin. */
export interface CarouselSlot {
  /** Slot id; servers also call it `slotId`. */
  readonly id?: string;
  readonly title?: string;
  readonly details?: string;
  readonly link?: string;
  readonly imageSignature?: string;
  readonly images?: PinImages;
}

/** The slots of a carousel pin; `index` counts from 0. */
export interface CarouselData {
  /** Carousel id; servers also call it `carouselId`. */
  readonly id?: string;
  readonly index?: number;
  readonly carouselSlots?: readonly CarouselSlot[];
}

/** A pin inside a collection, a chip or a product pin. */
export interface CollectionItem {
  readonly pinId?: string;
  readonly title?: string;
  readonly link?: string;
  readonly images?: PinImages;
}

/** A collection of pins. */
export interface CollectionPin {
  readonly itemData?: readonly CollectionItem[];
}

/** The products of a product pin. */
export interface ProductPinData {
  readonly items?: readonly CollectionItem[];
}

/** Metrics of a pin by the server's name, such as `impression` or `save`. */
type CreatorMetrics = Readonly<Record<string, number>>;

/** Data shared by all copies of a pin. */
export interface AggregatedPinData {
  readonly id?: string;
  readonly pinTagsChips?: readonly CollectionItem[];
  /** Metrics by the server's name of their window, such as `30d_realtime`. Keys are data. */
  readonly creatorAnalytics?: Readonly<Record<string, CreatorMetrics>>;
  readonly isShopTheLook?: boolean;
  readonly commentCount?: number;
  readonly saveCount?: number;
}

/** Data of the advertiser about a pin. */
export interface AdData {
  readonly collectionGridClickType?: number;
  readonly ceAltImageSignature?: string;
}

/** Genders that advertisers target; `unspecified` never matches. */
export const MATCHED_GENDERS = ['FEMALE', 'MALE', 'unspecified'] as const;

/** A gender that advertisers target. */
type MatchedGender = (typeof MATCHED_GENDERS)[number];

/** Devices that advertisers target. */
export const MATCHED_DEVICES = ['web', 'mobile web'] as const;

/** A device that advertisers target. */
type MatchedDevice = (typeof MATCHED_DEVICES)[number];

/** Why an advertisement reached the viewer. Absent fields did not match. */
export interface AdTargetingAttribution {
  readonly isFirstPartyAdPersonalizationEnabled?: boolean;
  readonly isThirdPartyAdPersonalizationEnabled?: boolean;
  readonly isCustomerListMatched?: boolean;
  readonly isActalikeMatched?: boolean;
  readonly isEngagementMatched?: boolean;
  readonly isExpandTargetingMatched?: boolean;
  readonly isFromGpsLocation?: boolean;
  readonly isVisitorMatched?: boolean;
  readonly isShoppingProspectingMatched?: boolean;
  readonly isPlPersonaMatched?: boolean;
  readonly matchedAgeBucket?: string;
  readonly matchedLocale?: string;
  readonly matchedInterest?: string;
  readonly matchedGender?: OpenWord<MatchedGender>;
  readonly matchedDevice?: OpenWord<MatchedDevice>;
  readonly matchedKeyword?: string;
  readonly geoRegion?: string;
  readonly geoPostalCode?: string;
}

/** Data of third parties about an advertisement. */
export interface ThirdPartyAdAttributes {
  readonly promotedIsPersonalized?: boolean;
  readonly isEligibleForPromotedPartnership?: boolean;
  readonly promotedPartnershipAttributionName?: string;
  readonly promotedPartnershipAdvertiserName?: string;
}
