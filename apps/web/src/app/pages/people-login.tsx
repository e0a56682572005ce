import { useDemo } from '../demo-context.js';
import { ownPath } from '../own-path.js';
import { PeopleList } from '../people-list.js';
import { rememberLogin } from './boards/invite-link.js';

/** The path to open after a login, from the `next` of a page's query. */
export const nextPath = (query: URLSearchParams): string => ownPath(query.get('next')) ?? '/';

interface PeopleLoginProps {
  /** The path to open after the login. */
  readonly next: string;
  /** The username of the person who is meant, or `null` for a visitor. Default: anybody. */
  readonly as?: string | null | undefined;
}

/** Logs in as one of the demo's people, without a password, and opens the path `next`. */
export function PeopleLogin({ next, as }: PeopleLoginProps) {
  const { people, user, ports, onError } = useDemo();
  return (
    <PeopleList
      people={people}
      current={user}
      meant={as}
      switchTo={ports.switchTo}
      onSwitched={() => {
        rememberLogin(sessionStorage, next, Date.now());
        location.assign(next);
      }}
      onError={onError}
    />
  );
}
