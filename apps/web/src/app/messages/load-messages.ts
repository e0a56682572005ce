import type { PageState } from '../page-state.js';
import type { DemoMessages } from './demo-messages.js';

/** The messages of a document. Their code is loaded with the first page that needs it. */
export interface MessagesLoader {
  readonly get: () => DemoMessages | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Loads the code, unless it is there or the page needs none. Returns a function that applies it: call it when the page shows,
   * so that both render at once.
   */
  readonly load: (page: MessagesOfPage) => Promise<() => void>;
}

/** What a page says about messages; without `messages` it needs none. */
export type MessagesOfPage = Pick<PageState, 'cookies' | 'messages' | 'printedAt'>;

/** Creates the messages with the code that was loaded. */
export type CreateMessages = (
  page: MessagesOfPage & Required<Pick<PageState, 'messages'>>,
) => Promise<DemoMessages>;

const nothing = () => undefined;

/** Creates the loader of a document. A page shows without its messages when their code fails to load. */
export function createMessagesLoader(
  create: CreateMessages,
  onError: (error: unknown) => void,
): MessagesLoader {
  const listeners = new Set<() => void>();
  let current: DemoMessages | undefined;
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load({ cookies, messages, printedAt }) {
      if (current || !messages) return nothing;
      const created = await create({ cookies, messages, printedAt }).catch((error: unknown) => {
        onError(error);
        return undefined;
      });
      if (!created) return nothing;
      return () => {
        current ??= created;
        for (const listener of listeners) listener();
      };
    },
  };
}
