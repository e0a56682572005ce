import type { User } from '@tackboard/domain';
import { Avatar, Button } from '@tackboard/ui';
import { useState } from 'react';
import { COMMON_TEXTS } from './words/common.js';
import { useTexts } from './words/in-languages.js';

interface PeopleListProps {
  readonly people: readonly User[];
  /** Undefined for a visitor. */
  readonly current: User | undefined;
  /** Who is offered first: a username, or `null` for a visitor. Default: nobody. */
  readonly meant?: string | null | undefined;
  readonly switchTo: (username: string | undefined) => Promise<void>;
  /** Called after the viewer has changed. By default the page reloads. */
  readonly onSwitched?: () => void;
  /** Called when a switch fails. */
  readonly onError: (error: unknown) => void;
}

const reload = () => location.reload();

/** The people of the demo. A press logs in as one of them. */
export function PeopleList({
  people,
  current,
  meant,
  switchTo,
  onSwitched = reload,
  onError,
}: PeopleListProps) {
  const texts = useTexts(COMMON_TEXTS);
  const [state, setState] = useState<'ready' | 'switching' | 'failed'>('ready');

  const choose = (username: string | undefined) => {
    if (state === 'switching') return;
    setState('switching');
    switchTo(username).then(onSwitched, (error: unknown) => {
      setState('failed');
      onError(error);
    });
  };

  const person = people.find(({ username }) => username === meant);
  const canLogOut = meant === null && current !== undefined;
  return (
    <div className="people">
      {person || canLogOut ? (
        <Button
          variant="primary"
          busy={state === 'switching'}
          onClick={() => choose(person?.username)}
        >
          {person ? texts.continueAs(nameOf(person)) : texts.logOutAndContinue}
        </Button>
      ) : null}
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
      {current && !canLogOut ? (
        <Button busy={state === 'switching'} onClick={() => choose(undefined)}>
          {texts.logOut}
        </Button>
      ) : null}
      <output>{state === 'failed' ? texts.failed : null}</output>
    </div>
  );
}

function nameOf({ fullName, username = '' }: User): string {
  return fullName ?? username;
}
