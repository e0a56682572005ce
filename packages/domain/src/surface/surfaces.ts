/** Surfaces of the specification (S1 §2). Those it describes without a name have names of ours. */
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
] as const;

/** A surface of the specification (S1 §2). */
export type KnownSurface = (typeof SURFACES)[number];

/** The surface that renders a card (S1 §2): one of {@link SURFACES}, or a name of the host. */
export type Surface = KnownSurface | (string & {});
