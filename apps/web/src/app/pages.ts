import type { RouteName } from '@tackboard/routes';

/** The files of the pages in `pages/`, and the routes of the catalogue that each of them shows. */
export const PAGES = {
  home: ['home'],
  // Comments, feedback and who sent a pin have no page of their own.
  closeup: ['pin', 'pin-comments', 'pin-feedback', 'pin-sent'],
  repin: ['pin-repin'],
  'making/new-pin': [
    'pin-builder',
    'pin-create',
    'pin-creation-tool',
    'pin-editor',
    'idea-pin-builder',
    'story-pin-builder',
  ],
  'making/edit-pin': ['pin-edit'],
  'making/tune': ['tune-home-feed'],
  'boards/edit-board': ['board-edit', 'board-edit-collaborators', 'board-add-collaborators'],
  board: ['board', 'board-section'],
  profile: ['me', 'profile', 'profile-created', 'profile-saved', 'profile-tab'],
  'search/search': ['search', 'search-pins', 'search-tab'],
  'leaving/interstitial': ['offsite', 'pin-redirect'],
  'explore/explore': [
    'ideas',
    'ideas-interest',
    'videos',
    'videos-category',
    'shopping',
    'shopping-category',
    'today',
    'today-best',
    'today-trending',
    'today-popular',
    'today-shop',
  ],
  'explore/topics': ['topics'],
  'explore/article': ['today-article'],
  'news/news': ['notifications'],
  'news/conversation': ['conversation'],
  paragraphs: [
    'advertiser-quick-promote',
    'appealed-pin',
    'business-convert',
    'business-hub',
    'reports-and-violations',
  ],
  'settings/settings': ['settings', 'settings-notifications'],
  'settings/sign-up': ['signup'],
  login: ['login'],
} as const satisfies Readonly<Record<string, readonly RouteName[]>>;

/** The file of a page, without its ending. */
export type PageFile = keyof typeof PAGES;

/** A route of the catalogue that has a page. */
export type PageRoute = (typeof PAGES)[PageFile][number];

/** The pages of the demo's own, by their path. The paths would match a profile; nobody has these names. */
export const OWN_PAGES = {
  '/guidelines': 'paragraphs',
  '/messages': 'messages',
} as const;

/** The path of a page of the demo's own. */
export type OwnPath = keyof typeof OWN_PAGES;
