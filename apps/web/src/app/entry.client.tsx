import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type DocumentParts, DocumentPartsContext, HAS_MESSAGES } from './document-parts.js';
import { onError } from '../client/create-demo.js';
import { loadWords } from './document-options.js';
import { watchBack } from './kept.js';

/** Loads the code of the messages, where the first page has some. Without it the page shows too. */
async function loadParts(): Promise<DocumentParts> {
  if (!document.documentElement.hasAttribute(HAS_MESSAGES)) return {};
  try {
    const { createDemoMessages } = await import('./messages/demo-messages.js');
    return { createMessages: createDemoMessages };
  } catch (error) {
    onError(error);
    return {};
  }
}

/** Hydrates the page. A function, because chunks import this module, which may not wait for them. */
async function start(): Promise<void> {
  watchBack();
  const isGerman = document.documentElement.lang === 'de';
  const [parts] = await Promise.all([loadParts(), loadWords(isGerman ? 'de' : undefined)]);
  // In a transition React hydrates in slices of a few milliseconds, between which the page handles input.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentPartsContext value={parts}>
          <HydratedRouter />
        </DocumentPartsContext>
      </StrictMode>,
    );
  });
}

void start();
