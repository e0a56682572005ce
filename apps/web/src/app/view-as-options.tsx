import type { ExperimentName } from '@tackboard/domain';
import { useState } from 'react';
import { useDemo } from './demo-context.js';
import { switchTo } from './people-list.js';
import { RouterLink } from './router/router-link.js';
import { type ShownAs, storeShownAs } from './shown-as.js';
import { useTexts } from './words/texts.js';

/** A viewer to see the site as (S1 §6, S3 §6). */
interface SiteViewer {
  /** Who is signed in; absent for a visitor. */
  readonly username?: string;
  /** Whether most actions need another login. */
  readonly isLimited?: boolean;
  /** Default: as the browser says. */
  readonly shownAs?: ShownAs;
  /** Where the viewer shows best. Default: home. */
  readonly start?: string;
}

/** The viewers of the specification, by their names in the menu: a tool in English, as the specification is. */
const VIEWERS: Readonly<Record<string, SiteViewer>> = {
  'Visitor, desktop': { shownAs: 'desktop' },
  'Visitor, phone': { shownAs: 'mobile' },
  'Limited login': { username: 'tomasoliveira', isLimited: true },
  'Member without boards': { username: 'yukitanabe' },
  'Member with one board': { username: 'emilrask' },
  'Member with 32 boards': { username: 'marenkjaer' },
  'Owner of a board': { username: 'marenkjaer', start: '/marenkjaer/our-flat/' },
  Collaborator: { username: 'tomasoliveira', start: '/marenkjaer/our-flat/' },
  'Verified merchant': { username: 'kilnandco', start: '/kilnandco/_created/' },
  Advertiser: { username: 'printhouse', start: '/printhouse/_created/' },
  Partner: { username: 'tilestudio', start: '/tilestudio/terrazzo/' },
  Employee: { username: 'ninaberg', start: '/?deb_ranking=1' },
  'New user': { username: 'saradiaz' },
  'New user, phone': { username: 'saradiaz', shownAs: 'mobile' },
  'Search engine': { shownAs: 'search' },
  'Social network': { shownAs: 'social' },
};

/** The groups of the experiments for shopping indicators (S1 §9.23). */
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

/** The groups to choose from, by experiment (S1 §9.23 §9.24). */
const EXPERIMENTS: Readonly<Partial<Record<ExperimentName, readonly string[]>>> = {
  homefeed_shopping_indicator: INDICATOR_GROUPS,
  related_pins_shopping_indicator: INDICATOR_GROUPS,
  shopping_indicator: INDICATOR_GROUPS,
  product_learning: [
    'control',
    'enabled_tag',
    'enabled_tag_copy',
    'enabled_flashlight_copy',
    'enabled_copy',
  ],
  quick_save: ['control', 'enabled'],
  ad_carousel: ['control', 'enabled'],
};

/** Cards that explore pages show when their address asks for them (S1 §4 §5). */
const CARDS = [
  ['explore-local', 'Explore, local'],
  ['one-click', 'One-click save that stays'],
  ['square', 'Square Pins'],
] as const;

/** The viewers of the specification, the groups of experiments, and cards of other sites. */
export function ViewAsOptions() {
  return (
    <>
      <Viewers />
      <Experiments />
      <ul>
        {CARDS.map(([card, text]) => (
          <li key={card}>
            <RouterLink className="row" href={`/today/trending/?card=${card}`}>
              {text}
            </RouterLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Viewers() {
  const { failed } = useTexts('common');
  const { calls, onError } = useDemo();
  const [hasFailed, setFailed] = useState(false);
  const become = async ({ username, isLimited, shownAs, start = '/' }: SiteViewer) => {
    try {
      await switchTo(calls, username, isLimited);
      storeShownAs(shownAs);
      location.assign(start);
    } catch (error) {
      setFailed(true);
      onError(error);
    }
  };
  return (
    <>
      <ul>
        {Object.entries(VIEWERS).map(([name, viewer]) => (
          <li key={name}>
            <button type="button" className="row" onClick={() => void become(viewer)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <output>{hasFailed ? failed : null}</output>
    </>
  );
}

/** Loads the page again in a group of an experiment. */
function Experiments() {
  const choose = (value: string) => {
    const url = new URL(location.href);
    url.searchParams.delete('experiment');
    if (value !== '') url.searchParams.append('experiment', value);
    // The sentences of this one show in that group of another.
    if (value.startsWith('product_learning'))
      url.searchParams.append('experiment', 'homefeed_shopping_indicator:enabled_pwt');
    location.assign(url);
  };
  return (
    <label>
      In a group of an experiment
      <select defaultValue="" onChange={({ target }) => choose(target.value)}>
        <option value="">None</option>
        {Object.entries(EXPERIMENTS).map(([name, groups]) => (
          <optgroup key={name} label={name}>
            {groups.map((group) => (
              <option key={group} value={`${name}:${group}`}>
                {group}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
