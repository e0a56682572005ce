import type { ExperimentName } from '@tackboard/domain';
import { statePath } from './states.js';

/** An experiment of the demo, with the groups to choose from. */
interface ExperimentChoice {
  readonly name: ExperimentName;
  readonly groups: readonly string[];
  /** A page that shows the group. `{slug}` is the id of the seeded pin. */
  readonly path: string;
  /** The group of another experiment that this one needs to show, as `name:group`. */
  readonly needs?: string;
}

/** Groups of the experiments for shopping indicators (S1 §9.23). */
const INDICATOR_GROUPS = [
  'control',
  'enabled_4_indicator',
  'enabled_5_indicator',
  'enabled_2_indicator',
  'enabled_3_indicator',
  'control_pwt',
  'enabled_pwt',
  'employees',
] as const;

/** All experiments that the list of states offers, by group (S1 §9.23 §9.24). */
export const EXPERIMENT_CHOICES: readonly ExperimentChoice[] = [
  { name: 'homefeed_shopping_indicator', groups: INDICATOR_GROUPS, path: '/' },
  {
    name: 'related_pins_shopping_indicator',
    groups: INDICATOR_GROUPS,
    path: '/pin/{dune-study}/',
  },
  { name: 'shopping_indicator', groups: INDICATOR_GROUPS, path: '/shopping/' },
  {
    name: 'product_learning',
    groups: [
      'control',
      'enabled_tag',
      'enabled_tag_copy',
      'enabled_flashlight_copy',
      'enabled_copy',
    ],
    path: '/',
    needs: 'homefeed_shopping_indicator:enabled_pwt',
  },
  { name: 'quick_save', groups: ['control', 'enabled'], path: '/' },
  { name: 'ad_carousel', groups: ['control', 'enabled'], path: '/pin/{contours-five-ways}/' },
];

/** The page of each card that no experiment changes (S1 §4 §5 §6), by its name. */
export const CARD_CHOICES = {
  'explore-local': '/today/trending/?card=explore-local',
  'one-click': '/today/trending/?card=one-click',
  promote: statePath('advertiser'),
  square: '/today/trending/?card=square',
  'image-only': statePath('new-user'),
  'app-upsell': statePath('new-user-mobile'),
} as const satisfies Readonly<Record<string, string>>;

/** The name of a card that no experiment changes. */
export type CardChoice = keyof typeof CARD_CHOICES;

/** Returns the address of the page that shows a group of an experiment. */
export function groupPath({ name, path, needs }: ExperimentChoice, group: string): string {
  const values = [`${name}:${group}`, ...(needs ? [needs] : [])];
  const query = values.map((value) => `experiment=${value}`).join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
