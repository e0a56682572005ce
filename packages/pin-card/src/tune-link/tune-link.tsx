'use client';
import { menuWords } from '@tackboard/domain/words/menu';
import { withClass } from '@tackboard/ui';
import { SlidersIcon } from '@tackboard/ui/icons';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { useInternals } from '../provider/tackboard-context.js';
import { useWords } from '../provider/use-words.js';

/** What a {@link TuneLink} takes: the attributes of an `<a>` but its address. */
export type TuneLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** Leads to the page on which the home feed is tuned, `/edit` (S1 §2). Renders nothing for visitors, who have no feed. */
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
