import type { KnownSurface, Surface } from './surfaces.js';

/** The parts of a card that depend on where it shows (S1 §2). */
export const SURFACE_PARTS = [
  'footer',
  'title',
  'attribution',
  'price',
  'rating',
  'reactions',
  'saveButton',
  'hoverOverlay',
  'moreMenu',
  'sendButton',
  'domainChip',
  'savedStatus',
  'shoppingIndicator',
  'badges',
  'selection',
] as const;

/** A part of a card that depends on where it shows (S1 §2). */
export type SurfacePart = (typeof SURFACE_PARTS)[number];

/** For each part, whether it shows (S1 §2). */
export type SurfaceParts = Readonly<Record<SurfacePart, boolean>>;

// The parts that are otherwise than on the home feed, which shows all but the selection; after `=` stands all that shows.
const PRODUCTS = 'reactions';
const PROFILE = 'attribution';
// There a creator sees the reactions to their own pins, and nobody those to others': see `showsReactions`.
const CREATOR = 'attribution reactions';
const STORY = 'price rating shoppingIndicator';
const PICKED = '=selection';
const TILE = '=saveButton hoverOverlay shoppingIndicator';

/** The surfaces that show what the home feed shows. They need no row at run time, and a card does not load one. */
type FeedSurface =
  | 'AuthHomefeed'
  | 'FollowingFeedGrid'
  | 'RelatedPinGrid'
  | 'PdpRelatedPinGrid'
  | 'TodayArticleFeed'
  | 'NewsPage'
  | 'IdeasHubSeasonalRow'
  | 'SearchItem'
  | 'BoardMoreIdeasTabContent'
  | 'TopicBestPins';

/** One row a surface; a new surface that stands neither here nor above does not compile. */
const ROWS: Readonly<Record<Exclude<KnownSurface, FeedSurface>, string>> = {
  CloseupRelatedProducts: PRODUCTS,
  RelatedProductsFeed: PRODUCTS,
  SearchItemHighShoppingIntent: PRODUCTS,
  UserProfilePinGrid: PROFILE,
  OtherProfilePinGrid: PROFILE,
  CreatorProfileActivityPinGrid: CREATOR,
  CreatorProfileStoryPinGrid: `${CREATOR} ${STORY}`,
  BaseBoardPinGrid: 'selection',
  BoardlessPins: 'selection',
  BoardCoverSelectablePin: PICKED,
  BoardNoteSelectablePin: PICKED,
  BulkEdit: PICKED,
  ConversationView: 'reactions moreMenu shoppingIndicator',
  ProductPinsFeed: 'attribution reactions',
  ArticleProductsStory: PRODUCTS,
  ShoppingPackageItem: PRODUCTS,
  ShoppingCatalogsProductsMetadata: 'reactions saveButton',
  ShoppingGridSmallCarousel: TILE,
  ShoppingGrid: PRODUCTS,
  VisualInspirationPin: TILE,
  VisualInspirationShoppingPin: PRODUCTS,
  SearchAds: PRODUCTS,
  StoryPinGrid: STORY,
  ProfileManager: 'attribution saveButton',
};

function shows(row: string, part: SurfacePart): boolean {
  // No part has another's name in its own.
  const isNamed = row.includes(part);
  return row.startsWith('=') || part === 'selection' ? isNamed : !isNamed;
}

const known = new Map<string, SurfaceParts>();

/**
 * The parts that a card shows on a surface (S1 §2). An unknown surface is like the home feed: every part but the
 * selection.
 */
export function surfaceParts(surface: Surface): SurfaceParts {
  const row = Object.hasOwn(ROWS, surface) ? ROWS[surface as keyof typeof ROWS] : '';
  let parts = known.get(row);
  if (parts === undefined) {
    parts = Object.fromEntries(
      SURFACE_PARTS.map((part) => [part, shows(row, part)]),
    ) as SurfaceParts;
    known.set(row, parts);
  }
  return parts;
}
