import type { Paths } from '../client/paths.js';

/** The pages that the bars lead to, in their order (S1 §2). */
export const NAVIGATION_PAGES = ['home', 'today', 'create', 'news', 'conversations'] as const;

/** A page that the bars lead to. See {@link NAVIGATION_PAGES}. */
export type NavigationPage = (typeof NAVIGATION_PAGES)[number];

/** What both bars are told about the pages. */
export interface NavigationProps {
  /** The page that is open: it stands out. `profile` is the viewer's own. */
  readonly current?: NavigationPage | 'profile' | undefined;
  /**
   * The addresses of pages in this bar; null leaves a page out.
   * @default the addresses in `paths` of the client (S3 §2.1). Conversations have none until you give one.
   */
  readonly hrefs?: Readonly<Partial<Record<NavigationPage, string | null>>> | undefined;
  /** What opens in place of a page, such as a panel beside its button. */
  readonly onOpen?:
    | Readonly<Partial<Record<NavigationPage, (button: HTMLElement) => void>>>
    | undefined;
  /** How much is new on a page: its number shows beside the sign. */
  readonly unread?: Readonly<Partial<Record<NavigationPage, number>>> | undefined;
}

/** Pages that are there for visitors without an account too. */
const FOR_EVERYBODY: readonly NavigationPage[] = ['home', 'today'];

/** A page as it shows in a bar: a link, or a button where something opens in its place. */
export interface NavigationEntry {
  readonly page: NavigationPage;
  readonly href: string | undefined;
  readonly open: ((button: HTMLElement) => void) | undefined;
  readonly isCurrent: boolean;
  /** 0: nothing is new. */
  readonly unread: number;
}

/** The pages of a bar for this viewer, in their order; a page that leads nowhere is left out (S1 §2 §6). */
export function navigationEntries(
  { current, hrefs, onOpen, unread }: NavigationProps,
  viewer: { readonly isAuth: boolean },
  paths: Pick<Paths, NavigationPage>,
): readonly NavigationEntry[] {
  return NAVIGATION_PAGES.flatMap((page) => {
    if (!viewer.isAuth && !FOR_EVERYBODY.includes(page)) return [];
    const given = hrefs?.[page];
    const href = (given === undefined ? paths[page]() : given) ?? undefined;
    const open = onOpen?.[page];
    if (href === undefined && !open) return [];
    return [{ page, href, open, isCurrent: current === page, unread: unread?.[page] ?? 0 }];
  });
}

/** More than this is said as `99+`. */
const UNREAD_LIMIT = 99;

/** How much is new, in at most three characters. */
export function unreadText(count: number): string {
  return count > UNREAD_LIMIT ? `${UNREAD_LIMIT}+` : String(count);
}
