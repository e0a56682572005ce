import { Button, VisuallyHidden } from '@tackboard/ui';
import { ChevronDownIcon } from '@tackboard/ui/icons';
import { PeopleList } from './people-list.js';
import type { ComponentProps } from 'react';

const PEOPLE_MENU_ID = 'people-menu';

/** Opens the menu of people: "Log in" for a visitor, an arrow beside the viewer's picture. */
export function PeopleButton({ current }: Pick<ComponentProps<typeof PeopleList>, 'current'>) {
  if (!current)
    return (
      <Button popoverTarget={PEOPLE_MENU_ID} data-message-anchor="log-in">
        Log in
      </Button>
    );
  return (
    <button type="button" className="people-button" popoverTarget={PEOPLE_MENU_ID}>
      <ChevronDownIcon width="20" height="20" />
      <VisuallyHidden>
        Signed in as {current.fullName ?? current.username}. Switch account
      </VisuallyHidden>
    </button>
  );
}

/** Pages that the bars have no room for. */
const LINKS = [
  ['/state/', 'See the site as …'],
  ['/ideas/', 'Ideas'],
  ['/topics/', 'Topics'],
  ['/messages', 'All messages'],
  ['/tour', 'Tour of the kit'],
] as const;

const MEMBER_LINKS = [
  ['/notifications/', 'News'],
  ['/settings/', 'Settings'],
] as const;

const VISITOR_LINKS = [['/signup/', 'Sign up']] as const;

/** A popover to log in as one of the demo's people, or to log out, with links to the pages that the bars have no room for. */
export function PeopleMenu(props: ComponentProps<typeof PeopleList>) {
  return (
    <div id={PEOPLE_MENU_ID} popover="auto" className="people-menu">
      <h2>{props.current ? 'Switch account' : 'Log in as'}</h2>
      <PeopleList {...props} />
      <ul className="people-links">
        {[...(props.current ? MEMBER_LINKS : VISITOR_LINKS), ...LINKS].map(([href, text]) => (
          <li key={href}>
            <MenuLink href={href}>{text}</MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link of the menu, which closes it: the next page is shown in the same document. */
function MenuLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a
      className="people-link"
      href={href}
      onClick={({ currentTarget }) =>
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      }
    >
      {children}
    </a>
  );
}
