import { browserPorts, createCalls, createClient } from '@tackboard/api-client';
import { german } from '@tackboard/domain/words/de';
import { createTackboard, PinGrid, TackboardProvider } from '@tackboard/pin-card';
import cardSheet from '@tackboard/pin-card/styles.css?inline';
import uiSheet from '@tackboard/ui/styles.css?inline';
import { useState } from 'react';
import type { PageData } from './load';

const client = createClient(browserPorts());

/** The cards with their sheets, because those of the document do not reach them. */
export function Pins({ viewer, pins, now }: PageData) {
  const [tackboard] = useState(() =>
    createTackboard({ viewer, now, calls: createCalls(client), words: german }),
  );
  return (
    <>
      <style>{uiSheet + cardSheet}</style>
      <TackboardProvider client={tackboard}>
        <PinGrid pins={pins} surface="AuthHomefeed" />
      </TackboardProvider>
    </>
  );
}
