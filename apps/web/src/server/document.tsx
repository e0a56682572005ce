import { createCalls, createClient } from '@tackboard/api-client';
import { endedMessagesScript } from '@tackboard/messaging/react';
import { pressScript } from '@tackboard/pin-card';
import { jsonLdText } from '@tackboard/pin-card/json-ld';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../app/app.js';
import { hasFooter } from '../app/bars.js';
import { createDemoClient } from '../app/create-demo-client.js';
import { HEAD_ATTRIBUTE } from '../app/head/apply-head.js';
import { type Head, tagsOf, titleOf } from '../app/head/head.js';
import { EARLY_PRESS_SCRIPT } from '../app/early-presses.js';
import type { PageWords } from '../app/document-options.js';
import { createDemoMessages } from '../app/messages/demo-messages.js';
import { PAGE_STATE_ID, type PageState } from '../app/page-state.js';
import { createPorts } from '../app/ports.js';
import { createPageTheme } from '../app/theme.js';
import { createStaticRouter, type ShownPage } from '../app/router/router.js';
import { embedJson } from './embed-json.js';

/** What one page is printed from. */
export interface DocumentInput {
  readonly state: PageState;
  readonly head: Head;
  readonly render: ShownPage['render'];
  /** The tags that load the page's scripts and styles. */
  readonly assets: string;
  readonly nonce: string;
  /** The texts of the page's language. Default: English. */
  readonly words?: PageWords | undefined;
  /** The origin of the page's address. */
  readonly origin: string;
}

/**
 * React's preload of a picture that stands in the same document. A browser with a larger file of the picture in its cache shows
 * that one, so the preloaded file is fetched in vain, and a warning is in the console.
 */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/** Prints a whole page. Nothing in it is inline but what carries the nonce, and the state, which is no script. */
export function renderDocument(input: DocumentInput): string {
  const { state, head, render, assets, nonce, origin, words } = input;
  const client = createClient({ origin: 'http://localhost', fetch });
  const ports = createPorts(client, createCalls(client));
  const { path, data } = state.page;
  const router = createStaticRouter({ key: path, path, keepsScroll: false, data, render });
  const tackboard = createDemoClient(state, ports.calls, router, { nonce, words });
  const messages =
    state.messages &&
    createDemoMessages(tackboard, router, { ...state, messages: state.messages, words });
  const theme = createPageTheme(state.session);
  const scripts = [theme.script, pressScript, EARLY_PRESS_SCRIPT];
  if (messages) {
    const viewer = tackboard.messageHost.viewer.get();
    scripts.push(endedMessagesScript({ viewer, initialAt: state.printedAt }));
  }
  const loader = { get: () => messages, subscribe: () => () => undefined };
  const app = { tackboard, state, ports, router, loader, theme: theme.store, words };
  const body = renderToString(<App {...app} />).replaceAll(PICTURE_PRELOAD, '');
  const footer = hasFooter(state.device) ? ' data-above-footer' : '';
  return `<!doctype html>
<html lang="${state.language ?? 'en'}" dir="${state.direction ?? 'ltr'}" data-theme="auto"${footer}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    ${headMarkup(head, origin)}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <script nonce="${nonce}">${scripts.join(';')}</script>
    ${assets}
  </head>
  <body>
    <div id="root">${body}</div>
    <script type="application/json" id="${PAGE_STATE_ID}">${embedJson(state)}</script>
  </body>
</html>
`;
}

/** The title and the tags of a page. Data for search engines needs no nonce. */
function headMarkup(head: Head, origin: string): string {
  const { jsonLd } = head;
  const tags = tagsOf(head, origin).map(({ name: Tag, attributes }) =>
    renderToStaticMarkup(<Tag {...attributes} {...{ [HEAD_ATTRIBUTE]: '' }} />),
  );
  return [
    renderToStaticMarkup(<title>{titleOf(head)}</title>),
    ...tags,
    jsonLd ? `<script type="application/ld+json">${jsonLdText(jsonLd)}</script>` : '',
  ].join('\n    ');
}
