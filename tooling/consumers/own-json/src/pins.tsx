import { german } from '@tackboard/domain/words/de';
import { createTackboard, PinGrid, TackboardProvider } from '@tackboard/pin-card';
import { useState } from 'react';
import type { PageData } from './load';
import { calls } from './photos';
import '@tackboard/ui/styles.css';
import '@tackboard/pin-card/styles.css';

export function Pins({ viewer, pins, now }: PageData) {
  const [tackboard] = useState(() => createTackboard({ viewer, now, calls, words: german }));
  return (
    <TackboardProvider client={tackboard}>
      <PinGrid pins={pins} surface="AuthHomefeed" />
    </TackboardProvider>
  );
}
