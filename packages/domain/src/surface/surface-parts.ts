/** The parts of a card that depend on where it shows. */
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

/** A part of a card that depends on where it shows. */
export type SurfacePart = (typeof SURFACE_PARTS)[number];

/** For each part, whether it shows. */
export type SurfaceParts = Readonly<Record<SurfacePart, boolean>>;

// A row lists what differs from the default row: `-` what is left out, `+` what is added.
const HOME = '';
const PROFILE = '-attribution';
// There a creator sees the reactions to their own pins, and nobody those to others': see `showsReactions`.
const CREATOR = `${PROFILE} -reactions`;
const STORY = '-price -rating -shoppingIndicator';
const SHOPPING = '-reactions -attribution';
const SHOPPING_RELATED = '-reactions';
const TILE =
  '-title -attribution -price -rating -reactions -footer -moreMenu -sendButton -domainChip -savedStatus -badges';
const PICKED =
  '-footer -title -attribution -price -rating -reactions -saveButton -hoverOverlay -moreMenu -sendButton ' +
  '-domainChip -savedStatus -shoppingIndicator -badges +selection';

const ROWS = {
  AuthHomefeed: HOME,
  FollowingFeedGrid: HOME,
  RelatedPinGrid: HOME,
  PdpRelatedPinGrid: HOME,
  CloseupRelatedProducts: SHOPPING_RELATED,
  RelatedProductsFeed: SHOPPING_RELATED,
  TodayArticleFeed: HOME,
  NewsPage: HOME,
  IdeasHubSeasonalRow: HOME,
  SearchItem: HOME,
  SearchItemHighShoppingIntent: SHOPPING_RELATED,
  UserProfilePinGrid: PROFILE,
  OtherProfilePinGrid: PROFILE,
  CreatorProfileActivityPinGrid: CREATOR,
  CreatorProfileStoryPinGrid: `${CREATOR} ${STORY}`,
  BaseBoardPinGrid: '+selection',
  BoardlessPins: '+selection',
  BoardMoreIdeasTabContent: HOME,
  BoardCoverSelectablePin: PICKED,
  BoardNoteSelectablePin: PICKED,
  BulkEdit: PICKED,
  ConversationView: '-reactions -moreMenu -shoppingIndicator',
  ProductPinsFeed: SHOPPING,
  ArticleProductsStory: SHOPPING_RELATED,
  ShoppingPackageItem: SHOPPING_RELATED,
  ShoppingCatalogsProductsMetadata: `${SHOPPING_RELATED} -saveButton`,
  ShoppingGridSmallCarousel: TILE,
  ShoppingGrid: SHOPPING_RELATED,
  VisualInspirationPin: TILE,
  VisualInspirationShoppingPin: SHOPPING_RELATED,
  TopicBestPins: HOME,
  SearchAds: '-reactions',
  StoryPinGrid: STORY,
  ProfileManager: '-attribution -saveButton',
} satisfies Record<string, string>;

/** A surface that the specification names (S1 §2). */
export type KnownSurface = keyof typeof ROWS;

/** Where a card shows: a name of S1 §2, or one of the host's own. */
export type Surface = KnownSurface | (string & {});

/** The surfaces that have a row of their own (S1 §2). */
export const SURFACES = Object.keys(ROWS) as readonly KnownSurface[];

const rows = new Map<string, SurfaceParts>();

/**
 * The parts that a card shows on a surface (S1 §2). An unknown surface is like the home feed: every part but the
 * selection.
 */
export function surfaceParts(surface: Surface): SurfaceParts {
  const name = Object.hasOwn(ROWS, surface) ? (surface as KnownSurface) : 'AuthHomefeed';
  let parts = rows.get(name);
  if (parts === undefined) {
    const row = ROWS[name].split(' ');
    const shows = (part: SurfacePart) =>
      part === 'selection' ? row.includes(`+${part}`) : !row.includes(`-${part}`);
    parts = Object.fromEntries(SURFACE_PARTS.map((part) => [part, shows(part)])) as SurfaceParts;
    rows.set(name, parts);
  }
  return parts;
}
