'use client';
import { menuWords } from '@tackboard/domain/words';
import { SlidersIcon, withClass } from '@tackboard/ui';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';

/** Props of {@link TuneLink}: the attributes of an `<a>` without `href`. */
export type TuneLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** Links to the page that tunes the home feed, by default `/edit`. Renders nothing for visitors. */
export const TuneLink = forwardRef<HTMLAnchorElement, TuneLinkProps>(function TuneLink(
  { className, children, ...attributes },
  ref,
) {
  const { context, link: Link, paths } = useInternals('TuneLink');
  const { tuneHomeFeed } = useWords('menu', menuWords);
  if (!context.viewer.isAuth) return null;
  return (
    <Link
      {...attributes}
      ref={ref}
      href={paths.tuneHomeFeed()}
      className={withClass('tb-button tb-tune', className)}
      data-variant="quiet"
    >
      <SlidersIcon width="20" height="20" />
      {children ?? <span>{tuneHomeFeed()}</span>}
    </Link>
  );
});
