import type { Board } from '../board/board.js';
import type { User } from '../user/user.js';

/** How many people reacted in one way; `reactionType` is the server's own key (S1 §3). */
export interface ReactionCount {
  readonly reactionType: string;
  readonly reactionCount: number;
}

/** Why a feed shows this pin (S1 §3). */
export interface RecommendationReason {
  readonly reason?: string;
  readonly reasonId?: string;
  readonly board?: Board;
  readonly hasBoard?: boolean;
}

/** How a paid partnership stands, by the server's number (S1 §3). */
export const SPONSORSHIP_STATUSES = { rejected: 0, requested: 2, unaffiliated: 3 } as const;

/** How a paid partnership stands (S1 §3). */
export type SponsorshipStatus = keyof typeof SPONSORSHIP_STATUSES;

/** A paid partnership: `status` is one of the numbers of {@link SPONSORSHIP_STATUSES}, or another (S1 §3). */
export interface Sponsorship {
  readonly status?: number;
  readonly creator?: User;
  readonly sponsor?: User;
}

/** A word that was seen in the picture, and the page of the site about it (S1 §3). */
export interface Annotation {
  readonly name?: string;
  readonly url?: string;
}

/** What all pins with this picture share (S1 §3). */
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
