import { endedMessagesScript } from '@tackboard/messaging/react';
import { pressScript, type Tackboard } from '@tackboard/pin-card';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { type DocumentParts, DocumentPartsContext } from './document-parts.js';
import { EARLY_PRESS_SCRIPT } from './early-presses.js';
import { createDemoMessages } from './messages/demo-messages.js';
import { driftContext, nonceContext } from './page.server.js';
import type { PageState } from './page-state.js';
import { createPageTheme } from './theme.js';

/** Writes a line to the console of the browser. No text in it can close the script. */
const warning = (line: string) =>
  `console.warn(${JSON.stringify(line).replaceAll('<', String.raw`\u003c`)})`;

/** What runs before the first paint: the theme, presses before the page is alive, messages that ended in another tab. */
function headScript({ session, messages, renderedAt }: PageState, tackboard: Tackboard): string {
  const scripts = [createPageTheme(session).script, pressScript, EARLY_PRESS_SCRIPT];
  if (messages) {
    const viewer = tackboard.messageHost.viewer.get();
    scripts.push(endedMessagesScript({ viewer, initialAt: renderedAt }));
  }
  return scripts.join(';');
}

/** Renders a document under the strict policy of the server: each response has a nonce of its own. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  const drift = loadContext.get(driftContext).map(warning);
  const parts: DocumentParts = {
    nonce,
    createMessages: createDemoMessages,
    headScript: (...page) => [headScript(...page), ...drift].join(';'),
  };
  const body = await renderToReadableStream(
    <DocumentPartsContext value={parts}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </DocumentPartsContext>,
    { nonce, signal: request.signal },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}
