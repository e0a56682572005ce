import type { ClassifiedLink, RouteName } from '@tackboard/routes';
import type { PageModule } from './define-page.js';
import { failedPage } from './failed.js';
import { homePage } from './home.js';
import { missingPage } from './missing.js';

/** Where a page is. */
interface PageEntry {
  /** The file in this folder, whose chunk the server preloads; absent for what every page loads. */
  readonly file?: string;
  readonly load: () => Promise<PageModule>;
  /** Whether each visitor gets another page, so that none is kept for the next one. Default: false. */
  readonly isPersonal?: boolean;
}

/** The path of a page that is no route of the product: the demo has it to show the kit. */
export type OwnPath = '/guidelines' | '/messages';

/** A route, the path of a page of the demo's own, or what shows when the page of a route cannot be loaded. */
export type PageName = RouteName | OwnPath | 'failed';

const MISSING: PageEntry = { load: () => Promise.resolve(missingPage) };
const FAILED: PageEntry = { load: () => Promise.resolve(failedPage) };

const profile: PageEntry = {
  file: 'profile.tsx',
  load: () => import('./profile.js').then(({ profilePage }) => profilePage),
};

const search: PageEntry = {
  file: 'search/search.tsx',
  load: () => import('./search/search.js').then(({ searchPage }) => searchPage),
};

const explore: PageEntry = {
  file: 'explore/explore.tsx',
  load: () => import('./explore/explore.js').then(({ explorePage }) => explorePage),
};

const today: PageEntry = {
  file: 'explore/today.tsx',
  load: () => import('./explore/today.js').then(({ todayPage }) => todayPage),
};

const board: PageEntry = {
  file: 'board.tsx',
  load: () => import('./board.js').then(({ boardPage }) => boardPage),
};

const newPin: PageEntry = {
  file: 'making/new-pin.tsx',
  load: () => import('./making/new-pin.js').then(({ newPinPage }) => newPinPage),
};

const paragraph: PageEntry = {
  file: 'paragraphs.tsx',
  load: () => import('./paragraphs.js').then(({ paragraphPage }) => paragraphPage),
};

const closeup: PageEntry = {
  file: 'closeup.tsx',
  load: () => import('./closeup.js').then(({ closeupPage }) => closeupPage),
};

const editBoard: PageEntry = {
  file: 'boards/edit-board.tsx',
  load: () => import('./boards/edit-board.js').then(({ editBoardPage }) => editBoardPage),
};

const settings: PageEntry = {
  file: 'settings/settings.tsx',
  load: () => import('./settings/settings.js').then(({ settingsPage }) => settingsPage),
};

const interstitial: PageEntry = {
  file: 'leaving/interstitial.tsx',
  isPersonal: true,
  load: () => import('./leaving/interstitial.js').then(({ interstitialPage }) => interstitialPage),
};

/** The page of each route. Home is in the first load of every page, all others have a chunk of their own. */
const ROUTE_PAGES = {
  home: { load: () => Promise.resolve(homePage) },
  pin: closeup,
  'pin-comments': closeup,
  'pin-feedback': closeup,
  'pin-sent': closeup,
  'pin-repin': {
    file: 'repin.tsx',
    load: () => import('./repin.js').then(({ repinPage }) => repinPage),
  },
  'pin-builder': newPin,
  'pin-create': newPin,
  'pin-creation-tool': newPin,
  'pin-editor': newPin,
  'idea-pin-builder': newPin,
  'story-pin-builder': newPin,
  'pin-edit': {
    file: 'making/edit-pin.tsx',
    load: () => import('./making/edit-pin.js').then(({ editPinPage }) => editPinPage),
  },
  'tune-home-feed': {
    file: 'making/tune.tsx',
    load: () => import('./making/tune.js').then(({ tunePage }) => tunePage),
  },
  'board-edit': editBoard,
  'board-edit-collaborators': editBoard,
  'board-add-collaborators': editBoard,
  board,
  'board-section': board,
  profile,
  'profile-created': profile,
  'profile-saved': profile,
  'profile-tab': profile,
  me: profile,
  search,
  'search-pins': search,
  'search-tab': search,
  offsite: interstitial,
  'pin-redirect': interstitial,
  ideas: explore,
  'ideas-interest': explore,
  videos: explore,
  'videos-category': explore,
  shopping: explore,
  'shopping-category': explore,
  topics: {
    file: 'explore/topics.tsx',
    load: () => import('./explore/topics.js').then(({ topicsPage }) => topicsPage),
  },
  today,
  'today-best': today,
  'today-trending': today,
  'today-popular': today,
  'today-shop': today,
  'today-article': {
    file: 'explore/article.tsx',
    load: () => import('./explore/article.js').then(({ articlePage }) => articlePage),
  },
  notifications: {
    file: 'news/news.tsx',
    load: () => import('./news/news.js').then(({ newsPage }) => newsPage),
  },
  conversation: {
    file: 'news/conversation.tsx',
    load: () => import('./news/conversation.js').then(({ conversationPage }) => conversationPage),
  },
  'advertiser-quick-promote': paragraph,
  'business-convert': paragraph,
  'business-hub': paragraph,
  'appealed-pin': paragraph,
  'reports-and-violations': paragraph,
  settings,
  'settings-notifications': settings,
  signup: {
    file: 'settings/sign-up.tsx',
    load: () => import('./settings/sign-up.js').then(({ signUpPage }) => signUpPage),
  },
  login: {
    file: 'login.tsx',
    load: () => import('./login.js').then(({ loginPage }) => loginPage),
  },
} satisfies Partial<Record<RouteName, PageEntry>>;

/** A route that has a page. */
export type PageRoute = keyof typeof ROUTE_PAGES;

export const PAGES: Partial<Record<RouteName, PageEntry>> = ROUTE_PAGES;

/** The pages of the demo's own. */
const OWN_PAGES: Readonly<Record<OwnPath, PageEntry>> = {
  '/guidelines': {
    file: 'paragraphs.tsx',
    load: () => import('./paragraphs.js').then(({ guidelinesPage }) => guidelinesPage),
  },
  '/messages': {
    file: 'messages.tsx',
    isPersonal: true,
    load: () => import('./messages.js').then(({ messagesPage }) => messagesPage),
  },
};

/** Returns the name of the page of a path. Pages of the demo's own come first: nobody has their names. */
export function pageNameOf({ route }: Pick<ClassifiedLink, 'route'>, path: string): PageName {
  const { pathname } = new URL(path, 'http://site.invalid');
  return ownPathOf(pathname) ?? route;
}

/** Returns the page of the demo's own at a path, which may look like a profile; undefined for all others. */
export function ownPathOf(pathname: string): OwnPath | undefined {
  const path = pathname.replace(/\/$/, '');
  return isOwnPath(path) ? path : undefined;
}

/** Returns the page of a name; the missing page for a route without one. */
export function pageOf(name: PageName): PageEntry {
  if (isOwnPath(name)) return OWN_PAGES[name];
  return name === 'failed' ? FAILED : (PAGES[name] ?? MISSING);
}

function isOwnPath(text: string): text is OwnPath {
  return Object.hasOwn(OWN_PAGES, text);
}
