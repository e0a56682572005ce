import { createCalls } from '@tackboard/api-client';
import { german } from '@tackboard/domain/words/de';
import { createTackboard, PinGrid, TackboardProvider } from '@tackboard/pin-card';
import { useState } from 'react';
import { client } from './client';
import type { PageData } from './load';
import '@tackboard/ui/styles.css';
import '@tackboard/pin-card/styles.css';

export function Pins({ viewer, pins, now }: PageData) {
  const [tackboard] = useState(() =>
    createTackboard({ viewer, now, calls: createCalls(client), words: german }),
  );
  return (
    <TackboardProvider client={tackboard}>
      <PinGrid pins={pins} surface="AuthHomefeed" />
    </TackboardProvider>
  );
}
