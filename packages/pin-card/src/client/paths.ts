import type { Board, BoardSection } from '@tackboard/domain';
import { type PinRedirect, pinRedirectPath, plainUrl, savedTarget } from '@tackboard/routes/links';
import {
  ME_PATH,
  organizePinPath,
  pinEditPath,
  pinPath,
  postLoginPath,
  profilePath,
  repinPath,
  savedProfilePath,
  TUNE_HOME_FEED_PATH,
} from '@tackboard/routes/paths';
import { withDefaults } from './with-defaults.js';

/** Whether a visitor logs in or signs up. */
export type LoginMode = 'login' | 'signup';

/**
 * The addresses that the kit uses in links, copied and shared links and toasts. Return a path of your site or a whole URL;
 * `undefined`, where the type allows it, shows a text without a link.
 */
export interface Paths {
  readonly home: () => string;
  readonly today: () => string;
  /** The page on which a pin is created. */
  readonly create: () => string;
  readonly news: () => string;
  /**
   * The viewer's conversations.
   * @default undefined: the kit has no such page
   */
  readonly conversations: () => string | undefined;
  /** The page of a pin. */
  readonly pin: (pinId: string) => string;
  /** The page on which a pin is edited. */
  readonly editPin: (pinId: string) => string;
  /** The page on which a pin is saved with a choice of board. */
  readonly repin: (pinId: string) => string;
  /**
   * Where a limited login continues that began with a save.
   * @default `/pin/{id}/repin/`, or `repin` when you replace that
   */
  readonly repinAfterLogin: (pinId: string) => string;
  /**
   * The page on which a saved copy moves to another board; the save toast and the menu link to it. Undefined: there is no such page, and
   * neither of them does.
   */
  readonly organizePin: (
    copyId: string,
    boardId: string,
    originalPinId: string,
  ) => string | undefined;
  /** The page on which a pin is promoted. */
  readonly promotePin: (pinId: string) => string;
  /**
   * The page of a board.
   * @default the board's `url`; undefined when that could lead to another site, as `//other.example`
   */
  readonly board: (board: Board) => string | undefined;
  /**
   * The page of a section.
   * @default the address of its board, and then the slug of the section
   */
  readonly section: (board: Board, section: BoardSection) => string;
  /** The profile of a person. */
  readonly profile: (username: string) => string;
  /** The viewer's own profile. The overlay of a pin that is saved without a board leads there. */
  readonly ownProfile: () => string;
  /** What a person saved. The footer of a pin that is saved without a board leads there. */
  readonly savedProfile: (username: string) => string;
  /**
   * The page about a word that is seen in a picture.
   * @default the `url` of the annotation
   */
  readonly annotation: (annotation: {
    readonly name: string;
    readonly url?: string | undefined;
  }) => string | undefined;
  /** The page that opens a link of a pin through the site (S3 §2.3). */
  readonly pinRedirect: (redirect: PinRedirect) => string;
  /** The page on which the home feed is tuned. */
  readonly tuneHomeFeed: () => string;
  /** The login or sign-up page; `next` is the path to return to. */
  readonly login: (mode: LoginMode, next: string) => string;
  /** The viewer's ad settings. */
  readonly adSettings: () => string;
  /** The app or its page in the app store. */
  readonly app: () => string;
}

/** Returns the addresses that the host gave, and the default of each other one. */
export function resolvePaths(given?: Partial<Paths>): Paths {
  const paths: Paths = withDefaults<Paths, Partial<Paths>>(
    {
      home: () => '/',
      today: () => '/today',
      create: () => '/pin-creation-tool',
      news: () => '/notifications/',
      conversations: () => undefined,
      pin: pinPath,
      editPin: pinEditPath,
      repin: repinPath,
      repinAfterLogin: given?.repin ?? ((pinId) => postLoginPath('repin', pinId)),
      organizePin: organizePinPath,
      promotePin: (pinId) => `/advertiser/quick-promote?pin=${encodeURIComponent(pinId)}`,
      board: ({ url }) => plainUrl(url),
      section: (board, section) => savedTarget({ url: paths.board(board) }, section),
      profile: profilePath,
      ownProfile: () => ME_PATH,
      savedProfile: savedProfilePath,
      annotation: ({ url }) => url,
      pinRedirect: pinRedirectPath,
      tuneHomeFeed: () => TUNE_HOME_FEED_PATH,
      login: (mode, next) => `/${mode}?next=${encodeURIComponent(next)}`,
      adSettings: () => '/settings/ads',
      app: () => '/app',
    },
    given,
  );
  return paths;
}
