import type { Page } from '@playwright/test';
import type { OwnPath, PageRoute } from '../src/app/pages.js';
import { pointAt } from './feed-page.js';
import { expect } from './fixtures.js';
import { seededPath } from './open.js';
import { signIn } from './sign-in.js';
import { openViewAs } from './view-as.js';

/** How a test reaches a page. */
export interface PageVisit {
  /** The path, or the page whose markup has a link to it. */
  readonly path: string | { readonly on: string; readonly link: RegExp };
  /** The username of the viewer. Default: a visitor. */
  readonly as?: string;
  /**
   * The HTTP status.
   * @default 200
   */
  readonly status?: number;
  /** Brings the page into a state, such as an open dialog. Only a window of the first width is in that state. */
  readonly act?: (page: Page) => Promise<void>;
}

const MAREN = 'marenkjaer';

/** The dialog of the people of a board opens by itself, after the page has hydrated. */
const ownerShows = (page: Page) =>
  expect(page.getByRole('dialog').getByText('Owner')).toBeVisible();

/** Presses a control of a card, which shows under the pointer, and waits for the dialog that it opens. */
async function pressOnCard(page: Page, title: string, role: 'button' | 'link', name: RegExp) {
  const card = page.getByRole('article', { name: title });
  await pointAt(card);
  await card.getByRole(role, { name }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
}

/** Every page of the demo, by its route: a page of the table that has no visit here is an error of types. */
const ROUTE_VISITS: Readonly<Record<PageRoute | OwnPath, PageVisit>> = {
  home: { path: '/', as: MAREN },
  pin: { path: '/pin/{espresso-cup}/', as: MAREN },
  'pin-comments': { path: '/pin/{dune-study}/comments/' },
  'pin-feedback': { path: '/pin/{dune-study}/feedback/' },
  'pin-sent': { path: '/pin/{dune-study}/sent/' },
  'pin-repin': { path: '/pin/{blocks-citrus}/repin/', as: 'noramalik' },
  'pin-builder': { path: '/pin-builder/', as: MAREN },
  'pin-create': { path: '/pin/create/', as: MAREN },
  'pin-creation-tool': { path: '/pin-creation-tool/', as: MAREN },
  'pin-editor': { path: '/pin-editor/', as: MAREN },
  'idea-pin-builder': { path: '/idea-pin-builder/', as: MAREN },
  'story-pin-builder': { path: '/story-pin-builder/', as: MAREN },
  'pin-edit': { path: '/pin/{chelsea}/edit/', as: 'noramalik' },
  'tune-home-feed': { path: '/edit', as: MAREN },
  'board-edit': { path: '/board/{board:marenkjaer/boats}/edit/', as: MAREN },
  'board-edit-collaborators': {
    path: '/board/{board:marenkjaer/boats}/edit/collaborators/',
    as: MAREN,
    act: ownerShows,
  },
  'board-add-collaborators': {
    path: '/board/{board:marenkjaer/boats}/edit/add_collaborators/',
    as: MAREN,
    act: ownerShows,
  },
  board: { path: '/marenkjaer/our-flat/', as: MAREN },
  'board-section': { path: '/marenkjaer/our-flat/kitchen/', as: MAREN },
  profile: { path: '/openprints/', as: MAREN },
  'profile-created': { path: '/kilnandco/_created/' },
  'profile-saved': { path: '/marenkjaer/_saved/', as: MAREN },
  'profile-tab': { path: '/tomasoliveira/_quick_saves/', as: 'tomasoliveira' },
  me: { path: '/me/', as: 'yukitanabe' },
  search: { path: '/search/' },
  'search-pins': { path: '/search/pins/?q=terrazzo', as: MAREN },
  'search-tab': { path: '/search/boards/?q=prints' },
  offsite: { path: '/offsite/?url=https%3A%2F%2Fspam.example%2F' },
  'pin-redirect': { path: '/pin_redirect/?redirectUrl=https%3A%2F%2Fprinthouse.example%2F' },
  ideas: { path: '/ideas/' },
  'ideas-interest': { path: { on: '/ideas/', link: /href="(\/ideas\/[^"]+)"/ }, as: MAREN },
  videos: { path: '/videos/' },
  'videos-category': { path: { on: '/videos/', link: /href="(\/videos\/[^"]+)"/ } },
  shopping: { path: '/shopping/' },
  'shopping-category': { path: { on: '/shopping/', link: /href="(\/shopping\/[^"]+)"/ } },
  topics: { path: '/topics/', as: MAREN },
  today: { path: '/today/' },
  'today-best': { path: '/today/best/' },
  'today-trending': { path: '/today/trending/' },
  'today-popular': { path: '/today/popular/' },
  'today-shop': { path: '/today/shop/' },
  'today-article': { path: { on: '/today/', link: /href="(\/today\/article\/[^"]+)"/ } },
  notifications: { path: '/notifications/', as: 'emilrask' },
  conversation: {
    path: { on: '/notifications/', link: /href="(\/conversation\/[^"]+)"/ },
    as: 'emilrask',
  },
  settings: { path: '/settings/', as: 'tomasoliveira' },
  'settings-notifications': { path: '/settings/notifications/', as: 'tomasoliveira' },
  'appealed-pin': { path: '/appealed-pin/', as: 'lenaadler' },
  'reports-and-violations': { path: '/reports-and-violations/', as: 'lenaadler' },
  'advertiser-quick-promote': {
    path: '/advertiser/quick-promote/?pin={terrazzo-12}',
    as: 'tilestudio',
  },
  'business-convert': { path: '/business/convert/', as: 'emilrask' },
  'business-hub': { path: '/business/hub/', as: 'tilestudio' },
  signup: { path: '/signup/' },
  login: { path: '/login/' },
  '/messages': { path: '/messages', as: 'tomasoliveira' },
  '/guidelines': { path: '/guidelines' },
};

/** Pages in another state than the one of their route. */
const OTHER_VISITS: Readonly<Record<string, PageVisit>> = {
  'home of a visitor': { path: '/' },
  'pin with a video': { path: '/pin/{pressing-stems}/' },
  'pin with a story': { path: '/pin/{four-contours-story}/' },
  'pin with a recipe': { path: '/pin/{blood-orange-salad}/' },
  'pin with a carousel': { path: '/pin/{contours-five-ways}/', as: MAREN },
  'pin with an article': { path: '/pin/{cat-motion}/' },
  'pin of a collection': { path: '/pin/{morning-table}/' },
  'pin of a collage': { path: '/pin/{desk-collage}/', as: MAREN },
  'pin of another site': { path: '/pin/{loom-at-work}/' },
  'search without a result': { path: '/search/pins/?q=xyzzy' },
  'search for people': { path: '/search/users/?q=ma' },
  'profile of somebody else': { path: '/tomasoliveira/', as: MAREN },
  'board of somebody else': { path: '/openprints/flight/' },
  'partner board': { path: '/tilestudio/terrazzo/', as: 'tilestudio' },
  'home without a board': { path: '/', as: 'yukitanabe' },
  'news without an entry': { path: '/notifications/', as: 'saradiaz' },
  'messages of a visitor': { path: '/messages' },
  'missing page': { path: '/nothing/here/at/all/', status: 404 },
  'missing pin': { path: '/pin/123456789/', status: 404 },
  'removed pin': { path: '/pin/{free-prints}/', as: 'lenaadler' },
  'pin that is gone': { path: '/pin/{first-proof}/', status: 410 },
  'withdrawn story': { path: '/pin/{withdrawn-story}/', as: MAREN },
  'pin for employees': { path: '/pin/{dune-study}/', as: 'ninaberg' },
  'pin with a GIF': { path: '/pin/{pass-panorama}/' },
  'home from right to left': { path: '/?dir=rtl', as: MAREN },
  'home in German': { path: '/?lang=de', as: MAREN },
  'topics in German': { path: '/topics/?lang=de', as: MAREN },
  'home with text of 200 %': {
    path: '/',
    as: MAREN,
    act: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  },
  'the menu View as': { path: '/', as: MAREN, act: openViewAs },
  'a pin to send': {
    path: '/',
    as: MAREN,
    act: (page) => pressOnCard(page, 'Allium, a study in seeds', 'button', /^Send/),
  },
  'a link that is blocked': {
    path: '/search/pins/?q=Free%20frames',
    as: MAREN,
    act: (page) => pressOnCard(page, 'Free frames for everyone', 'link', /spam/),
  },
  'followers of a board': {
    path: '/openprints/flight/',
    as: MAREN,
    async act(page) {
      await page.getByRole('button', { name: 'Followers' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
    },
  },
  'pin that was sent': { path: '/pin/{dune-study}/?invite_code=maren2025', as: MAREN },
};

/** All visits by name. */
export const PAGE_VISITS: ReadonlyMap<string, PageVisit> = new Map([
  ...Object.entries(ROUTE_VISITS),
  ...Object.entries(OTHER_VISITS),
]);

/** Logs in as the viewer of a visit and returns the path of its page. */
export async function prepareVisit(page: Page, { path, as }: PageVisit): Promise<string> {
  if (as !== undefined) await signIn(page, as);
  if (typeof path === 'string') return seededPath(path);
  const html = await (await page.request.get(path.on)).text();
  const [, found] = path.link.exec(html) ?? [];
  if (found === undefined) throw new RangeError(`${path.on} has no link ${path.link.source}.`);
  return found.replaceAll('&amp;', '&');
}
