import { classify } from '@tackboard/routes';

/** What a page tells the server when it fetches messages (S2 §7). */
export function messageContext(path: string): Readonly<Record<string, string>> {
  const { pathname } = new URL(path, 'http://site.invalid');
  return classify(pathname).route.startsWith('search') ? { page: 'search' } : {};
}

/** Whether a path is that of the page of messages. */
export function isMessagesPath(path: string): boolean {
  return /^\/messages\/?$/i.test(new URL(path, 'http://site.invalid').pathname);
}
