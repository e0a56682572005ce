export type { FeedStorage } from './feed-record.js';
export type { FetchPinPage, PinFeedPage } from './use-feed-pages.js';
export { type PinFeed, type PinFeedOptions, usePinFeed } from './use-pin-feed.js';
