/** The surfaces that the specification names, with names of ours for those it only describes (S1 §2). */
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

/** A surface that the specification names (S1 §2). */
export type KnownSurface = (typeof SURFACES)[number];

/** Where a card shows: one of {@link SURFACES}, or a name of the host's own (S1 §2). */
export type Surface = KnownSurface | (string & {});
