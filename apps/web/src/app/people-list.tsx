import type { ClientCalls } from '@tackboard/api-client';
import type { User } from '@tackboard/domain';
import { newRandomKey } from '@tackboard/machines';
import { Avatar, Button } from '@tackboard/ui';
import { useState } from 'react';
import { useDemo } from './demo-context.js';
import { useTexts } from './words/texts.js';

interface PeopleListProps {
  /** Called after the viewer has changed. By default the page reloads. */
  readonly onSwitched?: () => void;
}

/** Logs in as a person of the demo; logs out with undefined. */
export async function switchTo(
  { signIn, signOut }: Pick<ClientCalls, 'signIn' | 'signOut'>,
  username: string | undefined,
  isLimited = false,
): Promise<void> {
  const options = { idempotencyKey: newRandomKey() };
  if (username === undefined) await signOut(options);
  else await signIn({ username, isLimited }, options);
}

const reload = () => location.reload();

/** The people of the demo. A press logs in as one of them. */
export function PeopleList({ onSwitched = reload }: PeopleListProps) {
  const { calls, people, user, onError } = useDemo();
  const texts = useTexts('common');
  const [state, setState] = useState<'ready' | 'switching' | 'failed'>('ready');

  const choose = (username: string | undefined) => {
    if (state === 'switching') return;
    setState('switching');
    switchTo(calls, username).then(onSwitched, (error: unknown) => {
      setState('failed');
      onError(error);
    });
  };

  return (
    <div className="people">
      <ul>
        {people.map((person) => (
          <li key={person.username}>
            <button
              type="button"
              className="row"
              aria-pressed={person.username === user?.username}
              aria-disabled={state === 'switching'}
              onClick={() => choose(person.username)}
            >
              <Avatar name={nameOf(person)} imageUrl={person.imageSmallUrl} />
              {nameOf(person)}
            </button>
          </li>
        ))}
      </ul>
      {user ? (
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
