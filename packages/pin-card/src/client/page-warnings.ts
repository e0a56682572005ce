import type { Viewer } from '@tackboard/domain';

// What a page of a host may lack. Only development calls it, so none of it is in production.

const warned = new WeakMap<object, Set<string>>();

/** Logs a hint once for each client. */
function warnOnce(client: object, hint: string): void {
  const hints = warned.get(client) ?? new Set();
  warned.set(client, hints);
  if (hints.has(hint)) return;
  hints.add(hint);
  // oxlint-disable-next-line no-console -- a hint for developers
  console.warn(`Tackboard: ${hint}`);
}

/** Time that a page has for its style sheets, in ms. */
export const SHEETS_DELAY_MS = 1000;

/** Warns about a page without the style sheets of the kit, once they had time to load. `card` is a card on the page. */
export function warnOfMissingSheets(card: Element | null, client: object): void {
  const view = card?.ownerDocument.defaultView;
  // An environment of tests loads no sheets.
  if (!card || !view || process.env.NODE_ENV !== 'development') return;
  view.setTimeout(() => {
    const style = view.getComputedStyle(card);
    if (!card.isConnected || (style.display === 'grid' && style.getPropertyValue('--tb-ink')))
      return;
    warnOnce(
      client,
      'the style sheets are missing, so cards have no layout. Import both once, where your page starts: ' +
        "import '@tackboard/ui/styles.css'; import '@tackboard/pin-card/styles.css'; In a shadow root add them there.",
    );
  }, SHEETS_DELAY_MS);
}

/** The states of clients that were created without the time of the server. */
const ownNow = new WeakSet<object>();

/** Remembers that a client was created without `now`. */
export const rememberOwnNow = (state: object): void => void ownNow.add(state);

/**
 * Warns about a page that hydrates with a time of its own and a viewer whose account may be new: that decides what cards show, so
 * the markup of the server may not match.
 */
export function warnOfOwnNow(state: object, { createdAt, resurrectedAt }: Viewer): void {
  if (!ownNow.has(state) || (createdAt ?? resurrectedAt) === undefined) return;
  warnOnce(
    state,
    'the page was rendered on a server, and its client has no `now`, so the markup may not match: whether an account is new ' +
      "decides what cards show. Pass the server's time on both sides: createTackboard({ viewer, calls, now }).",
  );
}

/** Warns about a call that got no JSON. `error` is what it threw. */
export function warnOfNoJson(error: unknown, client: object): void {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(error instanceof SyntaxError) && !(cause instanceof SyntaxError)) return;
  warnOnce(
    client,
    'a call got no JSON, as when a proxy responds with an HTML page: look at the response in the network panel. Check the ' +
      'address of the call, and that the development server forwards it, in Vite: ' +
      "server: { proxy: { '/api': 'http://localhost:3000' } }.",
  );
}

/**
 * Returns the request of a call, by the name of its function, which throws when it is used as text: `(pinId) => fetch(`/pins/${pinId}`)` compiles, and would
 * send `[object Object]`.
 */
export function withoutText<Request extends object>(request: Request, name: string): Request {
  const toString = () => {
    throw new TypeError(
      `${name} used its request as text. Its first parameter is an object: ${name}: async ({ pinId }, { signal }) => { … }.`,
    );
  };
  return Object.defineProperty({ ...request }, 'toString', { value: toString });
}
