import type { Feature } from './feature.js';

export const MESSAGING_FEATURES = [
  {
    id: 'messages',
    title: 'Every surface',
    text: 'Banners, callouts, tooltips, modals, upsells and toasts: triggered, shown, viewed and ended.',
    path: '/messages',
    as: 'tomasoliveira',
    story: 'messaging-banners--hero',
    flow: 'messages-surfaces',
  },
  {
    id: 'cookies',
    title: 'Cookie consent',
    text: 'Accept all, reject all, or choose.',
    path: '/messages',
    story: 'messaging-banners--cookies',
    flow: 'messages-flows',
  },
  {
    id: 'survey',
    title: 'Survey',
    text: 'Asks first, then opens a frame of another origin.',
    path: '/messages',
    as: 'tomasoliveira',
    story: 'messaging-survey--offer',
    flow: 'messages-flows',
  },
  {
    id: 'first-board-banner',
    title: "A banner in the server's page",
    text: 'Comes to people without a board, moves nothing, and ends in every tab.',
    path: '/',
    as: 'yukitanabe',
    story: 'messaging-banners--hero-complete-only',
    flow: 'messages',
  },
  {
    id: 'app-offer',
    title: 'App upsell',
    text: 'Offers the app to new accounts.',
    path: '/messages',
    as: 'tomasoliveira',
    note: 'On a phone',
    story: 'card-app-upsell--offered',
    flow: 'messages-rest',
  },
] as const satisfies readonly Feature[];

export const UI_FEATURES = [
  {
    id: 'dark-mode',
    title: 'Dark mode',
    text: 'Kept, and set before the first paint.',
    path: '/settings/',
    as: 'tomasoliveira',
    story: 'ui-dark-mode-switch--off',
    flow: 'settings',
  },
  {
    id: 'forced-colors',
    title: 'Forced colours',
    text: 'What is selected, focused or saved shows without colours of ours.',
    path: '/',
    as: 'marenkjaer',
    note: 'With a contrast theme of the system',
    story: 'ui-button--focused',
    flow: 'flow-access',
  },
  {
    id: 'large-text',
    title: '200 % text',
    text: 'Nothing is cut off or overlaps.',
    path: '/',
    as: 'marenkjaer',
    note: "With the browser's text at 200 %",
    story: 'ui-search-field--long-text',
    flow: 'flow-access',
  },
  {
    id: 'right-to-left',
    title: 'Right to left',
    text: "Columns, chips and arrows are mirrored, photographs aren't.",
    path: '/?dir=rtl',
    as: 'marenkjaer',
    story: 'pin-card-pingrid--right-to-left',
    flow: 'flow-access',
  },
  {
    id: 'verified',
    title: 'Verified people',
    text: 'A badge that explains itself.',
    path: '/openprints/',
    story: 'ui-verified-badge--opened',
    flow: 'pages',
  },
] as const satisfies readonly Feature[];

export const ROUTES_FEATURES = [
  {
    id: 'navigation',
    title: 'Pages without a new document',
    text: 'Links of the site keep the document, and set title and focus.',
    path: '/',
    as: 'marenkjaer',
    story: 'navigation-navigationheader--signed-in',
    flow: 'navigation',
  },
  {
    id: 'missing-page',
    title: 'No page',
    text: 'A path that nobody has leads to the home feed.',
    path: '/nothing/here/at/all/',
    flow: 'feed',
  },
  {
    id: 'search',
    title: 'Search',
    text: 'Pins, boards and people by tabs, with suggestions.',
    path: '/search/',
    story: 'ui-search-field--filled',
    flow: 'search',
  },
] as const satisfies readonly Feature[];

export const MACHINES_FEATURES = [
  {
    id: 'two-tabs',
    title: 'Two tabs',
    text: 'A save in one tab shows in the other.',
    path: '/',
    as: 'lenaadler',
    story: 'pin-card-pincard-saves--saved',
    flow: 'pages',
  },
  {
    id: 'early-press',
    title: 'A press before the page is ready',
    text: 'Is kept, and runs once the script has come.',
    path: '/',
    as: 'marenkjaer',
    story: 'pin-card-savebutton--saving',
    flow: 'flow-network',
  },
  {
    id: 'switched-account',
    title: 'Another account in another tab',
    text: 'A save says who is logged in now, and saves nothing.',
    path: '/',
    as: 'marenkjaer',
    story: 'pin-card-savebutton--refused',
    flow: 'save',
  },
] as const satisfies readonly Feature[];

export const CLIENT_FEATURES = [
  {
    id: 'slow-network',
    title: 'A slow network',
    text: 'The page shows at once, and a save says that it runs.',
    path: '/',
    as: 'marenkjaer',
    story: 'pin-card-pincard-saves--saving',
    flow: 'flow-network',
  },
  {
    id: 'offline',
    title: 'Offline and back',
    text: 'A save waits for the network, also over a reload.',
    path: '/',
    as: 'lenaadler',
    story: 'pin-card-savebutton--offline',
    flow: 'flow-network',
  },
  {
    id: 'restart',
    title: 'The server restarts',
    text: 'The page lives on, and the next press reaches the new server.',
    path: '/',
    as: 'marenkjaer',
    story: 'pin-card-savebutton--refused',
    flow: 'flow-restart',
  },
  {
    id: 'feed-fault',
    title: 'A page of the feed fails',
    text: 'The feed keeps what it has, and tries again when asked.',
    path: '/',
    story: 'pin-card-pingrid--load-failed',
    flow: 'feed',
  },
] as const satisfies readonly Feature[];

export const DOMAIN_FEATURES = [
  {
    id: 'states',
    title: 'Every viewer of the site',
    text: 'Visitors, limited logins, members, merchants, partners, employees and crawlers, each offered by a button.',
    path: '/state/',
    story: 'pin-card-pincard-viewers--signed-out',
    flow: 'states',
  },
  {
    id: 'german',
    title: 'German',
    text: 'The texts, numbers and dates of the kit in another language.',
    path: '/?lang=de',
    as: 'marenkjaer',
    story: 'pin-card-pincard-products--product-reduced',
    flow: 'flow-access',
  },
] as const satisfies readonly Feature[];

export const API_FEATURES = [
  {
    id: 'events',
    title: 'What a press sends',
    text: 'The events, attribution requests and experience reports that arrived.',
    path: '/__events',
    flow: 'reports',
  },
] as const satisfies readonly Feature[];
