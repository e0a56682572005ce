import type { Device } from '@tackboard/domain';
import type { Crawler } from '../../page-state.js';

/** How the server is made to see a browser: as a device or as a crawler. */
export type ShownAs = Crawler | Device;

/** A viewer to see the site as (S1 §6, S3 §6). */
export interface SiteState {
  /** Who is signed in; absent for a visitor. */
  readonly username?: string;
  /** Whether most actions need another login. */
  readonly isLimited?: boolean;
  /** Default: as the browser says. */
  readonly shownAs?: ShownAs;
  /** Where the state shows best. Default: home. */
  readonly start?: string;
}

/** All states by the name in their address, `/state/{name}`. */
export const STATES = {
  'signed-out': {
    shownAs: 'desktop',
  },
  'signed-out-mobile': {
    shownAs: 'mobile',
  },
  'limited-login': {
    username: 'tomasoliveira',
    isLimited: true,
  },
  'no-boards': {
    username: 'yukitanabe',
  },
  'one-board': {
    username: 'emilrask',
  },
  'many-boards': {
    username: 'marenkjaer',
  },
  owner: {
    username: 'marenkjaer',
    start: '/marenkjaer/our-flat/',
  },
  collaborator: {
    username: 'tomasoliveira',
    start: '/marenkjaer/our-flat/',
  },
  merchant: {
    username: 'kilnandco',
    start: '/kilnandco/_created/',
  },
  advertiser: {
    username: 'printhouse',
    start: '/printhouse/_created/',
  },
  partner: {
    username: 'tilestudio',
    start: '/tilestudio/terrazzo/',
  },
  employee: {
    username: 'ninaberg',
    start: '/?deb_ranking=1',
  },
  'new-user': {
    username: 'saradiaz',
  },
  'new-user-mobile': {
    username: 'saradiaz',
    shownAs: 'mobile',
  },
  bot: {
    shownAs: 'search',
  },
  'social-bot': {
    shownAs: 'social',
  },
} as const satisfies Readonly<Record<string, SiteState>>;

/** The name of a state. */
export type StateName = keyof typeof STATES;

/** All names, in the order of the list. */
export const STATE_NAMES = Object.keys(STATES) as readonly StateName[];

/** Returns the state of a name. */
export function stateOf(name: StateName): SiteState {
  return STATES[name];
}

/** Returns the address of the page that offers a state. */
export function statePath(name: StateName): string {
  return `/state/${name}`;
}

/** Returns the name of the state that a path offers; undefined for the list, `null` for an unknown name. */
export function stateNameOf(path: string): StateName | null | undefined {
  const { pathname } = new URL(path, 'http://site.invalid');
  const [, , name = ''] = pathname.split('/');
  if (name === '') return undefined;
  return STATE_NAMES.find((known) => known === name) ?? null;
}
