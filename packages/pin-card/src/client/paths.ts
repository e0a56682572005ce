import type { Board, BoardSection } from '@tackboard/domain';
import type { PinRedirect } from '@tackboard/routes';
import { ME_PATH, pinPath, repinPath, savedProfilePath } from '@tackboard/routes/paths';
import { plainUrl, savedTarget } from '@tackboard/routes/links';
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
  /** The page on which a saved copy moves to another board; the save toast links to it. */
  readonly organizePin: (copyId: string, boardId: string, originalPinId: string) => string;
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

/** The addresses of links on a card. */
type CardPath = 'board' | 'ownProfile' | 'pin' | 'repin' | 'savedProfile' | 'section';

/** The addresses of a client: those of a card, and the others that the host gave. Other parts add the defaults of theirs. */
export type CardPaths = Pick<Paths, CardPath> & Partial<Paths>;

/** Adds the default addresses of cards. */
export function resolvePaths(given?: Partial<Paths>): CardPaths {
  const paths: CardPaths = withDefaults(
    {
      pin: pinPath,
      repin: repinPath,
      board: ({ url }: Board) => plainUrl(url),
      section: (board: Board, section: BoardSection) =>
        savedTarget({ url: paths.board(board) }, section),
      ownProfile: () => ME_PATH,
      savedProfile: savedProfilePath,
    },
    given,
  );
  return paths;
}
