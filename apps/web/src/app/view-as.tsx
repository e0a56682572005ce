import { RouterLink } from './router/router-link.js';
import type { User } from '@tackboard/domain';
import { Button, ChevronDownIcon, DarkModeSwitch, VisuallyHidden } from '@tackboard/ui';
import { type ComponentType, useState } from 'react';
import { useDemo } from './demo-context.js';
import { PeopleList } from './people-list.js';
import { useTexts } from './words/texts.js';

const MENU_ID = 'view-as';

/** Opens the menu: "Log in" for a visitor, an arrow beside the viewer's picture. */
export function ViewAsButton({ current }: { readonly current: User | undefined }) {
  const texts = useTexts('common');
  if (!current)
    return (
      <Button popoverTarget={MENU_ID} data-message-anchor="log-in">
        {texts.logIn}
      </Button>
    );
  return (
    <Button variant="icon" className="people-button" popoverTarget={MENU_ID}>
      <ChevronDownIcon width="20" height="20" />
      <VisuallyHidden>
        {texts.signedInAs(current.fullName ?? current.username ?? '')}
      </VisuallyHidden>
    </Button>
  );
}

/** Pages that the bars have no room for. */
const LINKS = [
  ['/ideas/', 'ideas'],
  ['/topics/', 'topics'],
  ['/messages', 'allMessages'],
] as const;

const MEMBER_LINKS = [
  ['/notifications/', 'news'],
  ['/settings/', 'settings'],
] as const;

const VISITOR_LINKS = [['/signup/', 'signUp']] as const;

/** A popover to see the site as somebody else, with links to the pages that the bars have no room for. */
export function ViewAsMenu() {
  const texts = useTexts('common');
  const { theme, user } = useDemo();
  return (
    <section
      id={MENU_ID}
      popover="auto"
      aria-labelledby={`${MENU_ID}-title`}
      className="people-menu"
    >
      <h2 id={`${MENU_ID}-title`}>{user ? texts.switchAccount : texts.logInAs}</h2>
      <PeopleList />
      <ViewAs />
      <ul>
        {[...(user ? MEMBER_LINKS : VISITOR_LINKS), ...LINKS].map(([href, name]) => (
          <li key={href}>
            <MenuLink href={href}>{texts[name]}</MenuLink>
          </li>
        ))}
        {/* Members have it in their settings. */}
        {user ? null : (
          <li>
            <DarkModeSwitch store={theme} label={texts.darkMode} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** A link of the menu, which closes it: the next page is shown in the same document. */
function MenuLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <RouterLink
      className="row"
      href={href}
      onClick={({ currentTarget }) =>
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      }
    >
      {children}
    </RouterLink>
  );
}

/** The viewers of the specification and more. Their code loads when it is opened; it closes when that fails. */
function ViewAs() {
  const { onError } = useDemo();
  const [Options, setOptions] = useState<ComponentType>();
  const load = async (details: HTMLDetailsElement) => {
    if (!details.open) return;
    try {
      const { ViewAsOptions } = await import('./view-as-options.js');
      setOptions(() => ViewAsOptions);
    } catch (error) {
      details.open = false;
      onError(error);
    }
  };
  return (
    <details
      lang="en"

      onToggle={({ currentTarget }) => void load(currentTarget)}
    >
      <summary>View as</summary>
      {Options ? <Options /> : null}
    </details>
  );
}
