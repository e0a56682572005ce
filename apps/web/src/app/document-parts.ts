import { createContext } from 'react';
import type { Tackboard } from '@tackboard/pin-card';
import type { MessagesCode } from './messages/load-messages.js';
import type { PageState } from './page-state.js';

/** What the entry of a server or a browser hands to the root of the page. */
export interface DocumentParts {
  /** The nonce of the document, on the server. A browser tells it to no script. */
  readonly nonce?: string | undefined;
  /** The code of the messages, where the first page needs it: it is loaded before the page renders. */
  readonly createMessages?: MessagesCode | undefined;
  /** The script of the head, on the server: what runs before the first paint. */
  readonly headScript?: (state: PageState, tackboard: Tackboard) => string;
}

/** See {@link DocumentParts}. */
export const DocumentPartsContext = createContext<DocumentParts>({});

/** The attribute of the root element of a document whose first page needs the code of messages. */
export const HAS_MESSAGES = 'data-has-messages';
