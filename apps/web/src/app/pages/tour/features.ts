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
    features: CARD_FEATURES,
  },
  {
    name: 'pin-card, on pages',
    features: PAGE_FEATURES,
  },
  {
    name: 'messaging',
    features: MESSAGING_FEATURES,
  },
  {
    name: 'ui',
    features: UI_FEATURES,
  },
  { name: 'machines', features: MACHINES_FEATURES },
  {
    name: 'api-client',
    features: CLIENT_FEATURES,
  },
  { name: 'routes', features: ROUTES_FEATURES },
  { name: 'domain', features: DOMAIN_FEATURES },
  { name: 'api', features: API_FEATURES },
] as const satisfies readonly FeatureGroup[];

/** The name of a group of rows. */
export type GroupName = (typeof FEATURE_GROUPS)[number]['name'];

/** The id of a row of the tour. */
export type FeatureId = (typeof FEATURE_GROUPS)[number]['features'][number]['id'];

/** All rows of the tour. */
export const FEATURES: readonly Feature<FeatureId>[] = FEATURE_GROUPS.flatMap(
  (group: FeatureGroup<FeatureId>) => group.features,
);
