/** Surfaces of the specification. Those it describes without a name have names of ours, and so has the page of a pin, `Closeup`. */
export const SURFACES = [
  'AuthHomefeed',
  'FollowingFeedGrid',
  'RelatedPinGrid',
  'PdpRelatedPinGrid',
  'CloseupRelatedProducts',
  'RelatedProductsFeed',
  'TodayArticleFeed',
  'NewsPage',
  'IdeasHubSeasonalRow',
  'SearchItem',
  'SearchItemHighShoppingIntent',
  'UserProfilePinGrid',
  'OtherProfilePinGrid',
  'CreatorProfileActivityPinGrid',
  'CreatorProfileStoryPinGrid',
  'BaseBoardPinGrid',
  'BoardlessPins',
  'BoardMoreIdeasTabContent',
  'BoardCoverSelectablePin',
  'BoardNoteSelectablePin',
  'BulkEdit',
  'ConversationView',
  'ProductPinsFeed',
  'ArticleProductsStory',
  'ShoppingPackageItem',
  'ShoppingCatalogsProductsMetadata',
  'ShoppingGridSmallCarousel',
  'ShoppingGrid',
  'VisualInspirationPin',
  'VisualInspirationShoppingPin',
  'TopicBestPins',
  'SearchAds',
  'StoryPinGrid',
  'ProfileManager',
  'Closeup',
] as const;

/** A surface of the specification. */
export type KnownSurface = (typeof SURFACES)[number];

/** The surface that renders a card: one of {@link SURFACES}, or a name of the host, see {@link defineSurface}. */
export type Surface = KnownSurface | (string & {});

/** Parts of a card that depend on the surface. */
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

/** A part of a card that depends on the surface. */
type SurfacePart = (typeof SURFACE_PARTS)[number];

/** Whether each part shows. */
export type SurfaceParts = Readonly<Record<SurfacePart, boolean>>;

// Differences from the home feed, which shows every part but the selection. After `=` follows the complete list of parts.
const PRODUCTS = 'reactions';
const PROFILE = 'attribution';
// Creators see reactions to their own pins there, and no one sees those of others: see `showsReactions`.
const CREATOR = 'attribution reactions';
const STORY = 'price rating shoppingIndicator';
const PICKED = '=selection';
const TILE = '=saveButton hoverOverlay shoppingIndicator';

/** Surfaces with the parts of the home feed. They need no row at run time. */
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

/** One row per surface. A new surface that is missing here and above does not compile. */
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
  // What leads to the page of the pin is not on that page.
  Closeup: 'footer hoverOverlay domainChip',
};

function shows(row: string, part: SurfacePart): boolean {
  // No part name contains another.
  const isNamed = row.includes(part);
  return row.startsWith('=') || part === 'selection' ? isNamed : !isNamed;
}

/** A surface of a host. */
interface OwnSurface {
  readonly parts: SurfaceParts;
  /** The part `reactions` as the host defined it; undefined if it left that to the specification. */
  readonly reactions: boolean | undefined;
}

const own = new Map<string, OwnSurface>();
const known = new Map<string, SurfaceParts>();

function specifiedParts(surface: string): SurfaceParts {
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

/**
 * Returns the parts that a card shows on a surface (S1 §2.11): those that its host has defined, else those of the
 * specification. Unknown surfaces show every part but the selection, as the home feed does.
 */
export function surfaceParts(surface: Surface): SurfaceParts {
  return own.get(surface)?.parts ?? specifiedParts(surface);
}

/** Whether the host has defined that its surface shows reactions or not; undefined where the specification decides. */
export const ownReactions = (surface: Surface): boolean | undefined => own.get(surface)?.reactions;

/**
 * Defines a surface of the host, once per name and before the first card renders, on a server too: its parts differ from those
 * of the home feed as `parts` says. For a name of the specification they differ from its own. With `reactions: true`
 * cards show the likes and comments of every pin but ads, and with `false` of none. Returns the name, for the prop `surface`.
 */
export function defineSurface<const Name extends string>(
  name: Name,
  parts: Partial<SurfaceParts> = {},
): Name {
  own.set(name, { parts: { ...specifiedParts(name), ...parts }, reactions: parts.reactions });
  return name;
}

/** Returns the names of the specification and those that the host has defined. */
export const surfaceNames = (): readonly string[] => [...SURFACES, ...own.keys()];
