import { browserPorts, createCalls, createClient } from '@tackboard/api-client';
import { createTackboard, PinGrid, TackboardProvider } from '@tackboard/pin-card';
import { useState } from 'react';
import { french } from './french';
import type { PageData } from './load';
import '@tackboard/ui/styles.css';
import '@tackboard/pin-card/styles.css';

const client = createClient(browserPorts());

export function App({ viewer, pins, now }: PageData & { readonly path: string }) {
  const [tackboard] = useState(() =>
    createTackboard({ viewer, now, calls: createCalls(client), words: french }),
  );
  return (
    <TackboardProvider client={tackboard}>
      <PinGrid pins={pins} surface="AuthHomefeed" hasNextPage={false} />
    </TackboardProvider>
  );
}
