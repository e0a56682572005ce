'use client';
import { isNewUser, navigationFooterHeight } from '@tackboard/domain';
import { navigationWords } from '@tackboard/domain/words';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, type ReactNode, useRef } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import { useWords } from '../client/use-words.js';
import { NavigationLink } from './navigation-link.js';
import { navigationEntries, type NavigationProps } from './navigation-pages.js';
import { ProfileLink } from './profile-link.js';
import { useHiddenByScroll } from './use-hidden-by-scroll.js';
import { navigationPaths } from '../client/navigation-paths.js';

/** Props of {@link NavigationFooter}, in addition to the attributes of a `<nav>`. */
export interface NavigationFooterProps extends NavigationProps, HTMLAttributes<HTMLElement> {
  /** Further `<li>` entries before the profile, such as a search or a login. */
  readonly children?: ReactNode;
  /**
   * Hides the bar. Its height is 0 then.
   * @default scrolling down hides it, scrolling up shows it
   */
  readonly isHidden?: boolean;
}

/**
 * The bar at the bottom of the page on phones (S1 §4 §9): 64 px high with icons and names for new accounts, 52 px high with icons
 * otherwise, and 0 after scrolling down. Focus inside shows it again. `data-height` is its height. Renders a `<nav>`.
 */
export const NavigationFooter = forwardRef<HTMLElement, NavigationFooterProps>(
  function NavigationFooter(
    { current, hrefs, onOpen, unread, isHidden, className, children, ...attributes },
    ref,
  ) {
    const { context, paths } = useInternals('NavigationFooter');
    const words = useWords('navigation', navigationWords);
    const content = useRef<HTMLUListElement>(null);
    const isHiddenByScroll = useHiddenByScroll(content);
    const { viewer, now } = context;
    const entries = navigationEntries(
      { current, hrefs, onOpen, unread },
      viewer,
      navigationPaths(paths),
    );
    return (
      <nav
        aria-label={words.pages()}
        {...attributes}
        ref={ref}
        className={withClass('tb-navigation-footer', className)}
        data-height={navigationFooterHeight({
          isNewAccount: isNewUser(viewer, now),
          isHidden: isHidden ?? isHiddenByScroll,
        })}
      >
        <ul ref={content}>
          {entries.map((entry) => (
            <li key={entry.page}>
              <NavigationLink {...entry} />
            </li>
          ))}
          {children}
          {viewer.isAuth && viewer.username !== undefined ? (
            <li>
              <ProfileLink viewer={viewer} isCurrent={current === 'profile'} />
            </li>
          ) : null}
        </ul>
      </nav>
    );
  },
);
