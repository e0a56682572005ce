import type { PageState } from '../page-state.js';
import type { createDemoMessages, DemoMessages } from './demo-messages.js';

/** The messages of a document. Their code is loaded with the first page that needs it. */
export interface MessagesLoader {
  readonly get: () => DemoMessages | undefined;
  /** Loads the code before the page shows, unless the page needs none. It shows without its messages when that fails. */
  readonly load: (page: MessagesOfPage) => Promise<void>;
  /** Creates the messages of a page that renders, with the code that {@link MessagesLoader.load} has loaded: once. */
  readonly show: (page: MessagesOfPage) => void;
}

/** What a page says about messages; without `messages` it needs none. */
export type MessagesOfPage = Pick<PageState, 'messages' | 'renderedAt'>;

/** The code of the messages. */
export type MessagesCode = typeof createDemoMessages;

/** What a {@link MessagesLoader} is made from. */
export interface MessagesLoaderOptions {
  /** The code, where the first page needs it. */
  readonly code?: MessagesCode | undefined;
  readonly loadCode: () => Promise<MessagesCode>;
  readonly create: (
    code: MessagesCode,
    page: MessagesOfPage & { readonly messages: NonNullable<PageState['messages']> },
  ) => DemoMessages;
  readonly onError: (error: unknown) => void;
}

/** Creates the loader of a document. */
export function createMessagesLoader(options: MessagesLoaderOptions): MessagesLoader {
  const { loadCode, create, onError } = options;
  let { code } = options;
  let current: DemoMessages | undefined;
  return {
    get: () => current,
    async load({ messages }) {
      if (!messages) return;
      try {
        code ??= await loadCode();
      } catch (error) {
        onError(error);
      }
    },
    show({ messages, renderedAt }) {
      if (current || !messages || !code) return;
      current = create(code, { messages, renderedAt });
    },
  };
}
