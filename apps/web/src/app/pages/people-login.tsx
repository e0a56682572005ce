import { ownPath } from '../own-path.js';
import { PeopleList } from '../people-list.js';
import { rememberLogin } from './boards/invite-link.js';

/** The path to open after a login, from the `next` of a page's query. */
export const nextPath = (query: URLSearchParams): string => ownPath(query.get('next')) ?? '/';

/** Logs in as one of the demo's people, without a password, and opens the path `next`. */
export function PeopleLogin({ next }: { readonly next: string }) {
  return (
    <PeopleList
      onSwitched={() => {
        rememberLogin(sessionStorage, next, Date.now());
        location.assign(next);
      }}
    />
  );
}
