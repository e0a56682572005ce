import { Button, ChevronDownIcon, DarkModeSwitch, VisuallyHidden } from '@tackboard/ui';
import { useDemo } from './demo-context.js';
import { PeopleList } from './people-list.js';
import { COMMON_TEXTS } from './words/common.js';
import { useTexts } from './words/in-languages.js';
import type { ComponentProps } from 'react';

const PEOPLE_MENU_ID = 'people-menu';

/** Opens the menu of people: "Log in" for a visitor, an arrow beside the viewer's picture. */
export function PeopleButton({ current }: Pick<ComponentProps<typeof PeopleList>, 'current'>) {
  const texts = useTexts(COMMON_TEXTS);
  if (!current)
    return (
      <Button popoverTarget={PEOPLE_MENU_ID} data-message-anchor="log-in">
        {texts.logIn}
      </Button>
    );
  return (
    <button type="button" className="people-button" popoverTarget={PEOPLE_MENU_ID}>
      <ChevronDownIcon width="20" height="20" />
      <VisuallyHidden>
        {texts.signedInAs(current.fullName ?? current.username ?? '')}
      </VisuallyHidden>
    </button>
  );
}

/** Pages that the bars have no room for. */
const LINKS = [
  ['/state/', 'seeSiteAs'],
  ['/ideas/', 'ideas'],
  ['/topics/', 'topics'],
  ['/messages', 'allMessages'],
  ['/tour', 'tour'],
] as const;

const MEMBER_LINKS = [
  ['/notifications/', 'news'],
  ['/settings/', 'settings'],
] as const;

const VISITOR_LINKS = [['/signup/', 'signUp']] as const;

/** A popover to log in as one of the demo's people, or to log out, with links to the pages that the bars have no room for. */
export function PeopleMenu(props: ComponentProps<typeof PeopleList>) {
  const texts = useTexts(COMMON_TEXTS);
  const { theme } = useDemo();
  return (
    <div id={PEOPLE_MENU_ID} popover="auto" className="people-menu">
      <h2>{props.current ? texts.switchAccount : texts.logInAs}</h2>
      <PeopleList {...props} />
      <ul className="people-links">
        {[...(props.current ? MEMBER_LINKS : VISITOR_LINKS), ...LINKS].map(([href, name]) => (
          <li key={href}>
            <MenuLink href={href}>{texts[name]}</MenuLink>
          </li>
        ))}
        {/* Members have it in their settings. */}
        {props.current ? null : (
          <li>
            <DarkModeSwitch className="people-theme" store={theme} label={texts.darkMode} />
          </li>
        )}
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
