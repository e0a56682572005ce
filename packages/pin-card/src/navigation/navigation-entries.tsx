'use client';
import type { Viewer } from '@tackboard/domain';
import { navigationWords } from '@tackboard/domain/words';
import {
  Avatar,
  BellIcon,
  HomeIcon,
  MessageIcon,
  PlusIcon,
  TodayIcon,
  VisuallyHidden,
} from '@tackboard/ui';
import type { Paths } from '../client/paths.js';
import { useInternals, useWords } from '../client/tackboard-context.js';

/** The pages that the bars lead to, in their order. */
const NAVIGATION_PAGES = ['home', 'today', 'create', 'news', 'conversations'] as const;

/** One of {@link NAVIGATION_PAGES}. */
type NavigationPage = (typeof NAVIGATION_PAGES)[number];

/** Props of both bars. */
export interface NavigationProps {
  /** The current page. `profile` is the viewer's own profile. */
  readonly current?: NavigationPage | 'profile' | undefined;
  /**
   * The URLs of pages in this bar; null hides a page.
   * @default the addresses in `navigation.paths` of the client. Conversations have no default URL.
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

/** A page in a bar: a button if it has `open`, else a link. It has at least one of `href` and `open`. */
interface NavigationEntry {
  readonly page: NavigationPage;
  readonly href: string | undefined;
  readonly open: ((button: HTMLElement) => void) | undefined;
  readonly isCurrent: boolean;
  /** Number of new items. */
  readonly unread: number;
}

/** The entries of a bar for a viewer. Leaves out pages with neither `href` nor `open`. */
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

const ICONS = {
  home: HomeIcon,
  today: TodayIcon,
  create: PlusIcon,
  news: BellIcon,
  conversations: MessageIcon,
};

/** A page in a bar: icon, name and number of new items. The CSS of the bar decides which of them show. */
export function NavigationLink({ page, href, open, isCurrent, unread }: NavigationEntry) {
  const { link: Link } = useInternals('NavigationLink');
  const words = useWords('navigation', navigationWords);
  const Icon = ICONS[page];
  const text = words[page]();
  const shared = {
    className: 'tb-navigation-link',
    'data-page': page,
  };
  const content = (
    <>
      <span className="tb-navigation-icon">
        <Icon />
        {unread > 0 ? (
          <span className="tb-navigation-unread" dir="ltr" aria-hidden="true">
            {unreadText(unread)}
          </span>
        ) : null}
      </span>
      <span className="tb-navigation-text" aria-hidden={unread > 0 ? true : undefined}>
        {text}
      </span>
      {unread > 0 ? (
        <VisuallyHidden>{words.unread({ page: text, count: unreadText(unread) })}</VisuallyHidden>
      ) : null}
    </>
  );
  if (open) {
    return (
      <button
        {...shared}
        type="button"
        data-current={isCurrent ? '' : undefined}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {content}
      </button>
    );
  }
  return (
    <Link {...shared} href={href ?? ''} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  );
}

interface ProfileLinkProps {
  readonly viewer: Viewer;
  readonly isCurrent: boolean;
}

/** The viewer's profile image, which links to their profile. */
export function ProfileLink({ viewer, isCurrent }: ProfileLinkProps) {
  const { link: Link, paths } = useInternals('ProfileLink');
  const words = useWords('navigation', navigationWords);
  if (viewer.username === undefined) return null;
  return (
    <Link
      className="tb-navigation-profile"
      href={paths.profile(viewer.username)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Avatar
        name={viewer.fullName ?? viewer.username}
        imageUrl={viewer.isDefaultImage ? undefined : viewer.imageMediumUrl}
      />
      <VisuallyHidden>{words.profile()}</VisuallyHidden>
    </Link>
  );
}

/** The default logo: a pin on a card. */
export function BrandMark() {
  return (
    <svg className="tb-brand-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="tb-brand-mark-card" />
      <circle cx="16" cy="12" r="5" className="tb-brand-mark-pin" />
      <path d="M16 17v8" className="tb-brand-mark-needle" />
    </svg>
  );
}
