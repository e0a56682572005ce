'use client';
import { navigationFooterHeight } from '@tackboard/domain/navigation';
import { isNewUser } from '@tackboard/domain/user';
import { navigationWords } from '@tackboard/domain/words/navigation';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useRef } from 'react';
import { useInternals } from '../provider/tackboard-context.js';
import { useWords } from '../provider/use-words.js';
import { NavigationLink } from './navigation-link.js';
import { navigationEntries, type NavigationProps } from './navigation-pages.js';
import { ProfileLink } from './profile-link.js';
import { useHiddenByScroll } from './use-hidden-by-scroll.js';

/** What a {@link NavigationFooter} takes besides the attributes of a `<nav>`. */
export interface NavigationFooterProps
  extends NavigationProps, Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /**
   * Takes it away, its height then is 0.
   * @default scrolling down takes it away, scrolling up brings it back
   */
  readonly isHidden?: boolean;
}

/**
 * The bar at the foot of a phone's page: 64 px high with the names of the pages while an account is new, else 52 px with
 * their signs alone, and 0 once scrolling down has taken it away. What gets the focus brings it back. Its height stands in
 * `data-height`. Renders a `<nav>`.
 */
export const NavigationFooter = forwardRef<HTMLElement, NavigationFooterProps>(
  function NavigationFooter(
    { current, hrefs, onOpen, unread, isHidden, className, ...attributes },
    ref,
  ) {
    const { context, paths } = useInternals('NavigationFooter');
    const words = useWords('navigation', navigationWords);
    const content = useRef<HTMLUListElement>(null);
    const isScrolledAway = useHiddenByScroll(content);
    const { viewer, now } = context;
    const entries = navigationEntries({ current, hrefs, onOpen, unread }, viewer, paths);
    return (
      <nav
        aria-label={words.pages()}
        {...attributes}
        ref={ref}
        className={withClass('tb-navigation-footer', className)}
        data-height={navigationFooterHeight({
          isNewAccount: isNewUser(viewer, now),
          isHidden: isHidden ?? isScrolledAway,
        })}
      >
        <ul ref={content}>
          {entries.map((entry) => (
            <li key={entry.page}>
              <NavigationLink {...entry} />
            </li>
          ))}
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
