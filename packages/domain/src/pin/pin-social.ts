import type { Board } from '../board/board.js';
import type { User } from '../user/user.js';

/** Number of reactions of one type (S1 §3); `reactionType` is the server's key. */
export interface ReactionCount {
  readonly reactionType: string;
  readonly reactionCount: number;
}

/** Why a feed shows the pin (S1 §3). */
export interface RecommendationReason {
  readonly reason?: string;
  readonly reasonId?: string;
  readonly board?: Board;
  readonly hasBoard?: boolean;
}

/** Statuses of a paid partnership by number (S1 §3). */
export const SPONSORSHIP_STATUSES = { rejected: 0, requested: 2, unaffiliated: 3 } as const;

/** Status of a paid partnership (S1 §3). */
export type SponsorshipStatus = keyof typeof SPONSORSHIP_STATUSES;

/** A paid partnership: `status` is one of the numbers of {@link SPONSORSHIP_STATUSES}, or another (S1 §3). */
export interface Sponsorship {
  readonly status?: number;
  readonly creator?: User;
  readonly sponsor?: User;
}

/** An annotation of the image, and the page about it (S1 §3). */
export interface Annotation {
  readonly name?: string;
  readonly url?: string;
}

/** Data shared by all pins with this image (S1 §3). */
export interface PinJoin {
  readonly visualAnnotation?: readonly string[];
  readonly annotationsWithLinksArray?: readonly Annotation[];
  readonly shoppingKlpUrls?: readonly string[];
}

/** A topic (S1 §3). */
export interface Interest {
  readonly id?: string;
  readonly name?: string;
  readonly urlName?: string;
}

/** The site that a pin links to (S1 §3). */
export interface LinkDomain {
  readonly officialUser?: User;
}
