import { createClient } from '@tackboard/api-client';
import { browserPorts } from '@tackboard/api-client/browser';
import { decodeSession, type Drift } from '@tackboard/domain/wire';
import { browserStorage } from '@tackboard/machines/browser';
import { createSignedOutSaves } from '@tackboard/machines/signed-out';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/app.js';
import { PAGE_STATE_ID, type PageState } from '../app/page-state.js';
import { createDemoClient } from '../app/create-demo-client.js';
import { driftLine } from '../app/drift-line.js';
import { createPorts } from '../app/ports.js';
import '../app/app.css';

const root = document.getElementById('root');
const state = document.getElementById(PAGE_STATE_ID)?.textContent;
if (!root || !state) {
  throw new Error('The page lacks its root or its state: it was not printed by the server.');
}

const onDrift = (drift: Drift) => console.warn(driftLine(drift));
const onError = (error: unknown) => console.error(error);
const ports = createPorts(createClient({ ...browserPorts(), onDrift }));
const page = JSON.parse(state) as PageState;
const signedOutSaves = createSignedOutSaves({
  storage: browserStorage,
  unauthPinId: () => decodeSession(page.session).unauthSavePinId,
  onError,
});
const tackboard = createDemoClient(page, ports.calls, { signedOutSaves });
tackboard.on('error', ({ error }) => onError(error));

hydrateRoot(
  root,
  <StrictMode>
    <App {...{ tackboard, ports, onDrift, onError }} state={page} />
  </StrictMode>,
);
