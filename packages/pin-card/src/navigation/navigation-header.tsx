'use client';
import { navigationHeaderHeight } from '@tackboard/domain';
import { navigationWords } from '@tackboard/domain/words';
import { Button, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import {
  BrandMark,
  navigationEntries,
  NavigationLink,
  type NavigationProps,
  ProfileLink,
} from './navigation-entries.js';

/** Props of {@link NavigationHeader}, in addition to the attributes of a `<header>`. */
export interface NavigationHeaderProps extends NavigationProps, HTMLAttributes<HTMLElement> {
  /**
   * The logo, which links to home.
   * @default a pin on a card
   */
  readonly logo?: ReactNode;
  /** Called by the "Log in" button of visitors. Without it the button is hidden. */
  readonly onLogIn?: () => void;
  /** Called by the "Sign up" button of visitors. Without it the button is hidden. */
  readonly onSignUp?: () => void;
  /** Content between the pages, such as a search field. */
  readonly children?: ReactNode;
  /** Content after the profile link, such as an account switcher. */
  readonly end?: ReactNode;
}

/**
 * The bar at the top of the page, with logo, pages and profile link. 80 px high on desktop, 64 px on phones, where
 * it contains only home and the profile; `NavigationFooter` has the other pages. Renders a `<header>`.
 */
export const NavigationHeader = forwardRef<HTMLElement, NavigationHeaderProps>(
  function NavigationHeader({ logo, onLogIn, onSignUp, className, children, end, ...rest }, ref) {
    const { current, hrefs, onOpen, unread, ...attributes } = rest;
    const { brand, context, link: Link, paths } = useInternals('NavigationHeader');
    const words = useWords('navigation', navigationWords);
    const { viewer, device = 'desktop' } = context;
    const entries = navigationEntries({ current, hrefs, onOpen, unread }, viewer, paths);
    const isNamed = (page: string) => page === 'home' || page === 'today' || page === 'create';
    const shown = device === 'mobile' ? entries.slice(0, 1) : entries;
    const list = (isForNames: boolean) => {
      const part = shown.filter(({ page }) => isNamed(page) === isForNames);
      return part.length === 0 ? null : (
        <ul className={isForNames ? 'tb-navigation-names' : 'tb-navigation-signs'}>
          {part.map((entry) => (
            <li key={entry.page}>
              <NavigationLink {...entry} />
            </li>
          ))}
        </ul>
      );
    };
    return (
      <header
        {...attributes}
        ref={ref}
        className={withClass('tb-navigation-header', className)}
        data-device={device}
        data-height={navigationHeaderHeight(device)}
      >
        <nav aria-label={words.main()}>
          <Link
            className="tb-navigation-logo"
            href={hrefs?.home ?? paths.home()}
            aria-label={words.homeOf({ brand })}
          >
            {logo ?? <BrandMark />}
          </Link>
          {list(true)}
          <div className="tb-navigation-middle">{children}</div>
          {list(false)}
          {viewer.isAuth ? <ProfileLink viewer={viewer} isCurrent={current === 'profile'} /> : null}
        </nav>
        {!viewer.isAuth && onLogIn ? <Button onClick={onLogIn}>{words.logIn()}</Button> : null}
        {!viewer.isAuth && onSignUp ? (
          <Button variant="saved" onClick={onSignUp}>
            {words.signUp()}
          </Button>
        ) : null}
        {end}
      </header>
    );
  },
);
