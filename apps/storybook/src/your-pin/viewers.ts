import type { Device, Pin, Viewer } from '@tackboard/domain';

const DAY_MS = 86_400_000;

/** When the cards are rendered: accounts are new or old by it. */
export const NOW_MS = Date.UTC(2026, 5, 15);

const USER: Viewer = {
  isAuth: true,
  id: '42',
  fullName: 'Mina Keller',
  username: 'mina',
  boardCount: 12,
  createdAt: Date.UTC(2020, 0, 1),
};

/** Who looks at a card, and what a crawler tells about itself. */
export interface Eyes {
  readonly viewer: Viewer;
  readonly isBot?: boolean;
  readonly isSocialBot?: boolean;
}

/** A kind of viewer (S1 §6). */
export interface ViewerKind {
  readonly title: string;
  readonly see: (pin: Pin) => Eyes;
  /** What the viewer is to the pin, as its server would say it. */
  readonly change?: (pin: Pin) => Pin;
}

const user = (facts: Partial<Viewer>): Eyes => ({ viewer: { ...USER, ...facts } });

/** The account `id` of the pin; a stranger when the pin does not name it. */
const account = (id: string | undefined, facts: Partial<Viewer> = {}): Eyes =>
  user({ ...facts, ...(id === undefined ? {} : { id }) });

/** Every kind of viewer (S1 §6, S2 §5, S3 §6). The others are explained by what they add to the first. */
export const VIEWERS = {
  user: { title: 'Signed-in user', see: () => user({}) },
  visitor: { title: 'Signed-out visitor', see: () => ({ viewer: { isAuth: false } }) },
  noBoards: { title: 'User without boards', see: () => user({ boardCount: 0 }) },
  newUser: { title: 'New user', see: () => user({ createdAt: NOW_MS - DAY_MS }) },
  returned: { title: 'Resurrected user', see: () => user({ resurrectedAt: NOW_MS - DAY_MS }) },
  limited: { title: 'User with a limited login', see: () => user({ isLimitedLogin: true }) },
  pinOwner: { title: 'Owner of the pin', see: ({ pinner }) => account(pinner?.id) },
  boardOwner: { title: 'Owner of the board', see: ({ board }) => account(board?.owner?.id) },
  collaborator: {
    title: 'Collaborator on the board',
    see: () => user({}),
    change: (pin) => ({ ...pin, board: { ...pin.board, collaboratedByMe: true } }),
  },
  partner: {
    title: 'Partner account that owns pin and board',
    see: ({ pinner, board }) => account(board?.owner?.id ?? pinner?.id, { isPartner: true }),
  },
  advertiser: { title: 'Advertiser', see: ({ promoter }) => account(promoter?.id) },
  employee: { title: 'Employee', see: () => user({ isEmployee: true }) },
  bot: { title: 'Bot', see: () => ({ viewer: { isAuth: false }, isBot: true }) },
  socialBot: {
    title: 'Bot of a social network',
    see: () => ({ viewer: { isAuth: false }, isSocialBot: true }),
  },
} as const satisfies Readonly<Record<string, ViewerKind>>;

/** A name of {@link VIEWERS}. */
export type ViewerName = keyof typeof VIEWERS;

/** Names of all kinds of viewers, the usual one first. */
export const VIEWER_NAMES = Object.keys(VIEWERS) as readonly ViewerName[];

/** One card: whose, where, and on which layout. */
export interface Scene {
  readonly viewer: ViewerName;
  readonly surface: string;
  readonly device: Device;
}

/** The pin as the viewer of a scene receives it. */
export function pinFor(pin: Pin, { viewer }: Pick<Scene, 'viewer'>): Pin {
  const kind: ViewerKind = VIEWERS[viewer];
  return kind.change?.(pin) ?? pin;
}
