import type { User } from '@tackboard/domain';
import { Avatar, Button, VisuallyHidden } from '@tackboard/ui';
import { useState } from 'react';

interface PeopleMenuProps {
  readonly people: readonly User[];
  /** Absent: a visitor. */
  readonly current: User | undefined;
  readonly switchTo: (username: string | undefined) => Promise<void>;
  /** Told why a switch failed. */
  readonly onError: (error: unknown) => void;
}

/** The id by which a button anywhere opens the menu. */
export const PEOPLE_MENU_ID = 'people-menu';

/** Signs in as one of the demo's people, or out. The page is printed anew for whoever looks then. */
export function PeopleMenu({ people, current, switchTo, onError }: PeopleMenuProps) {
  const [state, setState] = useState<'ready' | 'switching' | 'failed'>('ready');

  const choose = (username: string | undefined) => {
    if (state === 'switching') return;
    setState('switching');
    switchTo(username).then(
      () => location.reload(),
      (error: unknown) => {
        setState('failed');
        onError(error);
      },
    );
  };

  return (
    <>
      {current ? (
        <button type="button" className="people-button" popoverTarget={PEOPLE_MENU_ID}>
          <Avatar name={nameOf(current)} imageUrl={current.imageSmallUrl} />
          <VisuallyHidden>Signed in as {nameOf(current)}. Switch person</VisuallyHidden>
        </button>
      ) : (
        <Button popoverTarget={PEOPLE_MENU_ID}>Log in</Button>
      )}
      <div id={PEOPLE_MENU_ID} popover="auto" className="people-menu">
        <h2>{current ? 'Switch person' : 'Log in as'}</h2>
        <ul>
          {people.map((person) => (
            <li key={person.username}>
              <button
                type="button"
                aria-pressed={person.username === current?.username}
                aria-disabled={state === 'switching'}
                onClick={() => choose(person.username)}
              >
                <Avatar name={nameOf(person)} imageUrl={person.imageSmallUrl} />
                {nameOf(person)}
              </button>
            </li>
          ))}
        </ul>
        {current ? (
          <Button busy={state === 'switching'} onClick={() => choose(undefined)}>
            Log out
          </Button>
        ) : null}
        <output>
          {state === 'failed' ? 'That did not work. Check the connection and try again.' : null}
        </output>
      </div>
    </>
  );
}

function nameOf({ fullName, username = '' }: User): string {
  return fullName ?? username;
}
