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

/** A popover to log in as one of the demo's people, or to log out, with links to all states of the site, the settings or the sign-up, and the tour. */
export function PeopleMenu(props: ComponentProps<typeof PeopleList>) {
  return (
    <div id={PEOPLE_MENU_ID} popover="auto" className="people-menu">
      <h2>{props.current ? 'Switch account' : 'Log in as'}</h2>
      <PeopleList {...props} />
      <MenuLink href="/state/">More states</MenuLink>
      <MenuLink href={props.current ? '/settings/' : '/signup/'}>
        {props.current ? 'Settings' : 'Sign up'}
      </MenuLink>
      <MenuLink href="/tour">Tour of the kit</MenuLink>
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
