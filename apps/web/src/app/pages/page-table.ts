import type { RouteName } from '@tackboard/routes';
import type { PageModule } from './define-page.js';
import { failedPage } from './failed.js';
import { homePage } from './home.js';
import { missingPage } from './missing.js';

/** Where a page is. */
interface PageEntry {
  /** The file in this folder, whose chunk the server preloads; absent for what every page loads. */
  readonly file?: string;
  readonly load: () => Promise<PageModule>;
}

/** A route, or what shows when the page of a route cannot be loaded. */
export type PageName = RouteName | 'failed';

const MISSING: PageEntry = { load: () => Promise.resolve(missingPage) };
const FAILED: PageEntry = { load: () => Promise.resolve(failedPage) };

const profile: PageEntry = {
  file: 'profile.tsx',
  load: () => import('./profile.js').then(({ profilePage }) => profilePage),
};

/** The page of each route. Home is in the first load of every page, all others have a chunk of their own. */
export const PAGES: Partial<Record<RouteName, PageEntry>> = {
  home: { load: () => Promise.resolve(homePage) },
  pin: {
    file: 'closeup.tsx',
    load: () => import('./closeup.js').then(({ closeupPage }) => closeupPage),
  },
  'pin-repin': {
    file: 'repin.tsx',
    load: () => import('./repin.js').then(({ repinPage }) => repinPage),
  },
  board: {
    file: 'board.tsx',
    load: () => import('./board.js').then(({ boardPage }) => boardPage),
  },
  profile,
  'profile-saved': profile,
  me: profile,
  login: {
    file: 'login.tsx',
    load: () => import('./login.js').then(({ loginPage }) => loginPage),
  },
};

/** Returns the page of a name; the missing page for a route without one. */
export function pageOf(name: PageName): PageEntry {
  return name === 'failed' ? FAILED : (PAGES[name] ?? MISSING);
}
