import type { Paths } from '../client/paths.js';

/** The pages that the bars lead to, in their order (S1 §2). */
export const NAVIGATION_PAGES = ['home', 'today', 'create', 'news', 'conversations'] as const;

/** A page that the bars lead to. See {@link NAVIGATION_PAGES}. */
export type NavigationPage = (typeof NAVIGATION_PAGES)[number];

/** Props of both bars. */
export interface NavigationProps {
  /** The current page. `profile` is the viewer's own profile. */
  readonly current?: NavigationPage | 'profile' | undefined;
  /**
   * The URLs of pages in this bar; null hides a page.
   * @default the addresses in `paths` of the client (S3 §2.1). Conversations have no default URL.
   */
  readonly hrefs?: Readonly<Partial<Record<NavigationPage, string | null>>> | undefined;
  /** Makes a page a button that calls this, for example to open a panel beside it. */
  readonly onOpen?:
    | Readonly<Partial<Record<NavigationPage, (button: HTMLElement) => void>>>
    | undefined;
  /** Numbers of new items, which show beside the icons. */
  readonly unread?: Readonly<Partial<Record<NavigationPage, number>>> | undefined;
}

/** Pages that visitors see too. */
const VISITOR_PAGES: readonly NavigationPage[] = ['home', 'today'];

/** A page in a bar: a button if it has `open`, else a link. */
export interface NavigationEntry {
  readonly page: NavigationPage;
  readonly href: string | undefined;
  readonly open: ((button: HTMLElement) => void) | undefined;
  readonly isCurrent: boolean;
  /** Number of new items. */
  readonly unread: number;
}

/** The entries of a bar for a viewer. Leaves out pages with neither `href` nor `open` (S1 §2 §6). */
export function navigationEntries(
  { current, hrefs, onOpen, unread }: NavigationProps,
  viewer: { readonly isAuth: boolean },
  paths: Pick<Paths, NavigationPage>,
): readonly NavigationEntry[] {
  return NAVIGATION_PAGES.flatMap((page) => {
    if (!viewer.isAuth && !VISITOR_PAGES.includes(page)) return [];
    const override = hrefs?.[page];
    const href = (override === undefined ? paths[page]() : override) ?? undefined;
    const open = onOpen?.[page];
    if (href === undefined && !open) return [];
    return [{ page, href, open, isCurrent: current === page, unread: unread?.[page] ?? 0 }];
  });
}

/** Higher numbers show as `99+`. */
const UNREAD_LIMIT = 99;

/** The number of new items in at most three characters. */
export function unreadText(count: number): string {
  return count > UNREAD_LIMIT ? `${UNREAD_LIMIT}+` : String(count);
}
