'use client';
import {
  browserPorts,
  createCalls,
  createClient,
  readHomeFeed,
  readSession,
} from '@tackboard/api-client';
import type { Pin } from '@tackboard/domain';
import { german } from '@tackboard/domain/words/de';
import { createTackboard, PinGrid, TackboardProvider } from '@tackboard/pin-card';
import { useEffect, useState } from 'react';
import '@tackboard/ui/styles.css';
import '@tackboard/pin-card/styles.css';

const client = createClient(browserPorts());

/** Shows the pins of the build, and those of the viewer once the page knows who that is. */
export function Site(built: { readonly pins: readonly Pin[]; readonly now: number }) {
  const [pins, setPins] = useState(built.pins);
  const [tackboard] = useState(() =>
    createTackboard({
      viewer: { isAuth: false },
      now: built.now,
      calls: createCalls(client),
      words: german,
    }),
  );
  useEffect(() => {
    void (async () => {
      const { isAuthenticated, user } = await readSession(client);
      if (!isAuthenticated) return;
      tackboard.setViewer({ ...user, isAuth: true });
      const page = await tackboard.pins.track(() => readHomeFeed(client));
      setPins(page.pins);
    })();
  }, [tackboard]);
  return (
    <TackboardProvider client={tackboard}>
      <PinGrid pins={pins} surface="AuthHomefeed" />
    </TackboardProvider>
  );
}
