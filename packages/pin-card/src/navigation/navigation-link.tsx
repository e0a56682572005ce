'use client';
import { navigationWords } from '@tackboard/domain/words';
import {
  BellIcon,
  HomeIcon,
  MessageIcon,
  PlusIcon,
  TodayIcon,
  VisuallyHidden,
} from '@tackboard/ui';
import { useInternals } from '../client/tackboard-context.js';
import { useWords } from '../client/use-words.js';
import { type NavigationEntry, unreadText } from './navigation-pages.js';

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
