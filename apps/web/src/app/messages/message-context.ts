import { classify } from '@tackboard/routes';
import { ownPathOf } from '../pages/page-table.js';

/** What a page tells the server when it fetches messages (S2 §7). */
export function messageContext(path: string): Readonly<Record<string, string>> {
  const { pathname } = new URL(path, 'http://site.invalid');
  return classify(pathname).route.startsWith('search') ? { page: 'search' } : {};
}

/** Whether a path is that of the page of messages. */
export function isMessagesPath(path: string): boolean {
  return ownPathOf(new URL(path, 'http://site.invalid').pathname) === '/messages';
}
