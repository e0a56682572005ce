import type { Device } from '@tackboard/domain';
import type { Crawler } from '../../page-state.js';

/** How the server is made to see a browser: as a device or as a crawler. */
export type ShownAs = Crawler | Device;

/** A viewer to see the site as (S1 §6, S3 §6). */
export interface SiteState {
  readonly title: string;
  readonly text: string;
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
    title: 'Signed out, desktop',
    text: 'Save, follow and report lead to a prompt. Two Pins can be saved without an account.',
    shownAs: 'desktop',
  },
  'signed-out-mobile': {
    title: 'Signed out, phone',
    text: 'A press opens a Pin: there is no hover, and no menu.',
    shownAs: 'mobile',
  },
  'limited-login': {
    title: 'Limited login',
    text: 'Tomás came by a link in an email. He reads, but must log in to save, follow or hide.',
    username: 'tomasoliveira',
    isLimited: true,
  },
  'no-boards': {
    title: 'A member without boards',
    text: 'Save creates the first board. A message says how it begins.',
    username: 'yukitanabe',
  },
  'one-board': {
    title: 'A member with one board',
    text: 'Save needs no choice.',
    username: 'emilrask',
  },
  'many-boards': {
    title: 'A member with 32 boards',
    text: 'The list of boards has a search, sections and secret boards.',
    username: 'marenkjaer',
  },
  owner: {
    title: 'The owner of a board',
    text: 'Maren owns “Our flat”: she edits it, adds sections and invites people.',
    username: 'marenkjaer',
    start: '/marenkjaer/our-flat/',
  },
  collaborator: {
    title: 'A collaborator',
    text: 'Tomás shares “Our flat”: he saves to it and can leave it.',
    username: 'tomasoliveira',
    start: '/marenkjaer/our-flat/',
  },
  merchant: {
    title: 'A verified merchant',
    text: 'Kiln & Co sells what its Pins show, with a badge beside its name.',
    username: 'kilnandco',
    start: '/kilnandco/_created/',
  },
  advertiser: {
    title: 'An advertiser',
    text: 'Print House pays to show Pins. Everybody else reads why they see them.',
    username: 'printhouse',
    start: '/printhouse/_created/',
  },
  partner: {
    title: 'A partner',
    text: 'Below its own Pins, Tile Studio reads how often they were seen, saved and clicked.',
    username: 'tilestudio',
    start: '/tilestudio/terrazzo/',
  },
  employee: {
    title: 'An employee',
    text: 'Nina has the debug panel: Alt+Shift+D, or a query that starts with deb_.',
    username: 'ninaberg',
    start: '/?deb_ranking=1',
  },
  'new-user': {
    title: 'A new user',
    text: 'Sara signed up an hour ago. For 28 days her grid shows pictures only.',
    username: 'saradiaz',
  },
  bot: {
    title: 'A search engine',
    text: 'Everything is in the page: no prompt, no button, and the facts of a Pin in the text.',
    shownAs: 'search',
  },
  'social-bot': {
    title: 'A social network',
    text: "Its preview gets the largest picture that isn't the original.",
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
