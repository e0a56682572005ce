import { useDemo } from '../demo-context.js';
import { ownPath } from '../own-path.js';
import { PeopleList } from '../people-list.js';

/** The path to open after a login, from the `next` of a page's query. */
export const nextPath = (query: URLSearchParams): string => ownPath(query.get('next')) ?? '/';

/** Logs in as one of the demo's people, without a password, and opens the path `next`. */
export function PeopleLogin({ next }: { readonly next: string }) {
  const { people, user, ports, onError } = useDemo();
  return (
    <PeopleList
      people={people}
      current={user}
      switchTo={ports.switchTo}
      onSwitched={() => location.assign(next)}
      onError={onError}
    />
  );
}
