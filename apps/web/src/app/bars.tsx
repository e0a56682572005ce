import { LinkButton, RouterLink } from './router/router-link.js';
import type { Device, User } from '@tackboard/domain';
import { NavigationFooter, NavigationHeader } from '@tackboard/pin-card/navigation';
import { ImageIcon, PeopleIcon, SearchIcon } from '@tackboard/ui';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { useDemo } from './demo-context.js';
import { loginPath } from './login-path.js';
import { SearchBox } from './pages/search/search-box.js';
import { ViewAsButton } from './view-as.js';
import { useTexts } from './words/texts.js';

/** The list of conversations is a part of the news. */
const HREFS = { conversations: '/notifications/#conversations-heading' };

interface HeaderProps {
  readonly current: ComponentProps<typeof NavigationHeader>['current'];
  /** Undefined for a visitor. */
  readonly viewer: User | undefined;
  /** Whether a crawler asks: it gets no buttons (S1 §6). */
  readonly isCrawler?: boolean;
}

/** On phones the footer has the pages. */
const MOBILE_HREFS = { home: null, today: null, create: null, news: null, conversations: null };

/** The bar at the top: home, search, the viewer's profile and the menu of people. */
export function Header({ current, viewer, isCrawler = false }: HeaderProps) {
  const { device } = useDemo();
  const { pathname, search } = useLocation();
  const searched = new URLSearchParams(search).get('q') ?? '';
  return (
    <NavigationHeader
      className={viewer && !isCrawler ? 'header-of-member' : undefined}
      current={current}
      hrefs={device === 'mobile' ? MOBILE_HREFS : HREFS}
      end={isCrawler ? null : <ViewAsButton current={viewer} />}
    >
      <ExploreLinks pathname={pathname} />
      <SearchBox text={pathname.startsWith('/search/') ? searched : ''} />
    </NavigationHeader>
  );
}

/** More pages of a wide window; the account menu has them in every window. */
function ExploreLinks({ pathname }: { readonly pathname: string }) {
  const texts = useTexts('common');
  return (
    <ul className="header-links">
      {(['ideas', 'topics'] as const).map((name) => (
        <li key={name}>
          <LinkButton href={`/${name}/`} isCurrent={pathname === `/${name}/`}>
            {texts[name]}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** Whether a page has the bar at the bottom: on phones. */
export const hasFooter = (device: Device): boolean => device === 'mobile';

/** Pages of visitors that the kit's bar does not have. */
const VISITOR_LINKS = [
  ['/ideas/', 'ideas', ImageIcon],
  ['/search/', 'search', SearchIcon],
  ['/login', 'logIn', PeopleIcon],
] as const;

/** The bar at the bottom. That of visitors leads to what they may see, and to the login. */
export function Footer({ current, viewer }: HeaderProps) {
  const { device } = useDemo();
  const texts = useTexts('common');
  const { pathname, search } = useLocation();
  if (!hasFooter(device)) return null;
  return (
    <NavigationFooter current={current} hrefs={HREFS}>
      {viewer
        ? null
        : VISITOR_LINKS.map(([href, name, Icon]) => (
            <li key={href}>
              <RouterLink
                className="tb-navigation-link"
                href={name === 'logIn' ? loginPath('login', pathname + search) : href}
                aria-current={pathname.startsWith(href) ? 'page' : undefined}
              >
                <span className="tb-navigation-icon">
                  <Icon />
                </span>
                <span className="tb-navigation-text">{texts[name]}</span>
              </RouterLink>
            </li>
          ))}
    </NavigationFooter>
  );
}
