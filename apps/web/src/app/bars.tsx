import type { Device, User } from '@tackboard/domain';
import { NavigationFooter } from '@tackboard/pin-card/navigation-footer';
import { NavigationHeader } from '@tackboard/pin-card/navigation-header';
import type { ComponentProps } from 'react';
import { useDemo } from './demo-context.js';
import { SearchBox } from './pages/search/search-box.js';
import { PeopleButton } from './people-menu.js';
import { COMMON_TEXTS } from './words/common.js';
import { useTexts } from './words/in-languages.js';

/** The list of conversations is a part of the news. */
const HREFS = { conversations: '/notifications/#conversations-heading' };

interface HeaderProps {
  readonly current: ComponentProps<typeof NavigationHeader>['current'];
  /** Undefined for a visitor. */
  readonly viewer: User | undefined;
  /** Whether a crawler asks: it gets no buttons (S1 §6). */
  readonly isCrawler?: boolean;
}

/** On phones the footer of people who are signed in has the pages, and the logo of visitors leads home. */
const MOBILE_HREFS = { home: null, today: null, create: null, news: null, conversations: null };

/** The bar at the top: home, search, the viewer's profile and the menu of people. */
export function Header({ current, viewer, isCrawler = false }: HeaderProps) {
  const { device, router } = useDemo();
  const { pathname, searchParams } = new URL(router.get().shown.path, 'http://site.invalid');
  return (
    <NavigationHeader
      className={viewer && !isCrawler ? 'header-of-member' : undefined}
      current={current}
      hrefs={device === 'mobile' ? MOBILE_HREFS : HREFS}
      end={isCrawler ? null : <PeopleButton current={viewer} />}
    >
      <ExploreLinks pathname={pathname} />
      <SearchBox text={pathname.startsWith('/search/') ? (searchParams.get('q') ?? '') : ''} />
    </NavigationHeader>
  );
}

/** More pages of a wide window; the account menu has them in every window. */
function ExploreLinks({ pathname }: { readonly pathname: string }) {
  const texts = useTexts(COMMON_TEXTS);
  const currentAt = (href: string) => (pathname === href ? 'page' : undefined);
  return (
    <ul className="header-links">
      <li>
        <a
          className="pill-link"
          data-variant="plain"
          href="/ideas/"
          aria-current={currentAt('/ideas/')}
        >
          {texts.ideas}
        </a>
      </li>
      <li>
        <a
          className="pill-link"
          data-variant="plain"
          href="/topics/"
          aria-current={currentAt('/topics/')}
        >
          {texts.topics}
        </a>
      </li>
    </ul>
  );
}

/** Whether a page has the bar at the bottom: on mobile. Visitors have none, because the header has their only page. */
export const hasFooter = (device: Device, viewer: User | undefined): boolean =>
  device === 'mobile' && viewer !== undefined;

/** The bar at the bottom. */
export function Footer({ current, device, viewer }: HeaderProps & { readonly device: Device }) {
  if (!hasFooter(device, viewer)) return null;
  return <NavigationFooter current={current} hrefs={HREFS} />;
}
