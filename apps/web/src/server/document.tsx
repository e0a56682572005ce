import { createClient } from '@tackboard/api-client';
import type { Drift } from '@tackboard/domain/wire';
import { pressScript } from '@tackboard/pin-card';
import { renderToString } from 'react-dom/server';
import { App } from '../app/app.js';
import { PAGE_STATE_ID, type PageState } from '../app/page-state.js';
import { createDemoClient } from '../app/create-demo-client.js';
import { createPorts } from '../app/ports.js';
import { embedJson } from './embed-json.js';
import { jsonLdScript } from './json-ld.js';

/** What one page is printed from. */
export interface DocumentInput {
  readonly state: PageState;
  /** The tags that load the page's script and styles. */
  readonly head: string;
  readonly nonce: string;
  /** The origin of the page's address. */
  readonly origin: string;
  /** Reports responses of the API that differ from the model. */
  readonly onDrift: (drift: Drift) => void;
}

/** Prints a whole page. Nothing in it is inline but what carries the nonce, and the state, which is no script. */
export function renderDocument({ state, head, nonce, origin, onDrift }: DocumentInput): string {
  const ports = createPorts(createClient({ origin: 'http://localhost', fetch }));
  const tackboard = createDemoClient(state, ports.calls, { nonce });
  const body = renderToString(<App {...{ tackboard, state, ports, onDrift }} />);
  return `<!doctype html>
<html lang="en" data-theme="auto">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Tackboard</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <script nonce="${nonce}">${pressScript}</script>
    ${head}
    ${jsonLdScript(state.page, origin)}
  </head>
  <body>
    <div id="root">${body}</div>
    <script type="application/json" id="${PAGE_STATE_ID}">${embedJson(state)}</script>
  </body>
</html>
`;
}
