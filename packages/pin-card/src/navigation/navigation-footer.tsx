'use client';
import { isNewUser, navigationFooterHeight } from '@tackboard/domain';
import { navigationWords } from '@tackboard/domain/words';
import { withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { windowOf } from '../window-of.js';
import {
  navigationEntries,
  NavigationLink,
  type NavigationProps,
  ProfileLink,
} from './navigation-entries.js';

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
 * The bar at the bottom of the page on phones: 64 px high with icons and names for new accounts, 52 px high with icons
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
    const entries = navigationEntries({ current, hrefs, onOpen, unread }, viewer, paths);
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

/** The scroll position of the page, and whether scrolling has hidden the footer. */
interface ScrollHiding {
  readonly isHidden: boolean;
  /** The position where the direction changed last, in pixels from the top. */
  readonly turnedAt: number;
  readonly top: number;
}

/** Shorter scrolls neither hide nor show the footer, because a finger is never quite still. */
const SCROLL_HIDING_OVER_PX = 8;

/** The state at the top of the page. */
export const NOT_SCROLLED: ScrollHiding = { isHidden: false, turnedAt: 0, top: 0 };

/** The next state at a scroll position: scrolling down hides the footer, scrolling up shows it. */
export function hiddenByScroll(state: ScrollHiding, top: number): ScrollHiding {
  if (top <= 0) return NOT_SCROLLED;
  const isDown = top > state.top;
  const wasDown = state.top > state.turnedAt;
  const turnedAt = isDown === wasDown ? state.turnedAt : state.top;
  const isFarEnough = Math.abs(top - turnedAt) > SCROLL_HIDING_OVER_PX;
  return { isHidden: isFarEnough ? isDown : state.isHidden, turnedAt, top };
}

/** Whether scrolling down has hidden a bar. Focus inside `content` shows it again. */
function useHiddenByScroll(content: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const view = windowOf(element);
    let state = NOT_SCROLLED;
    const onScroll = () => {
      state = hiddenByScroll(state, view.scrollY);
      setHidden(state.isHidden);
    };
    const onFocus = () => {
      state = { isHidden: false, top: state.top, turnedAt: state.top };
      setHidden(false);
    };
    view.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', onFocus);
    return () => {
      view.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', onFocus);
    };
  }, [content]);

  return isHidden;
}
