import { CARD_FEATURES, PAGE_FEATURES } from './card-features.js';
import type { Feature, FeatureGroup } from './feature.js';
import {
  API_FEATURES,
  CLIENT_FEATURES,
  DOMAIN_FEATURES,
  MACHINES_FEATURES,
  MESSAGING_FEATURES,
  ROUTES_FEATURES,
  UI_FEATURES,
} from './other-features.js';

/** The rows of the tour by package. The page and the end-to-end tests are made from them. */
export const FEATURE_GROUPS = [
  {
    name: 'pin-card',
    text: 'The card and what a press on it does.',
    features: CARD_FEATURES,
  },
  {
    name: 'pin-card, on pages',
    text: "The parts of a Pin's own page, grids, boards and people.",
    features: PAGE_FEATURES,
  },
  {
    name: 'messaging',
    text: 'Messages from the server, and what became of them.',
    features: MESSAGING_FEATURES,
  },
  {
    name: 'ui',
    text: 'Themes, dialogs, buttons and what makes them accessible.',
    features: UI_FEATURES,
  },
  { name: 'machines', text: 'State over time.', features: MACHINES_FEATURES },
  {
    name: 'api-client',
    text: 'Calls, retries and what a bad network does to them.',
    features: CLIENT_FEATURES,
  },
  { name: 'routes', text: 'Which page a link is for.', features: ROUTES_FEATURES },
  { name: 'domain', text: 'Rules and texts.', features: DOMAIN_FEATURES },
  { name: 'api', text: 'The reference server.', features: API_FEATURES },
] as const satisfies readonly FeatureGroup[];

/** The id of a row of the tour. */
export type FeatureId = (typeof FEATURE_GROUPS)[number]['features'][number]['id'];

/** All rows of the tour. */
export const FEATURES: readonly Feature[] = FEATURE_GROUPS.flatMap(
  (group: FeatureGroup) => group.features,
);
