import { browserPorts, createCalls, createClient, readHomeFeed } from '@tackboard/api-client';
import { german } from '@tackboard/domain/words/de';
import {
  createTackboard,
  PinCard,
  PinGrid,
  TackboardProvider,
  usePinFeed,
  useTackboard,
} from '@tackboard/pin-card';
import { useEffect, useState } from 'react';
import type { PageData } from './load';
import '@tackboard/ui/styles.css';
import '@tackboard/pin-card/styles.css';

const client = createClient(browserPorts());

export function App({ viewer, now, pins, bookmark }: PageData & { readonly path: string }) {
  const [tackboard] = useState(() =>
    createTackboard({ viewer, now, calls: createCalls(client), words: german }),
  );
  return (
    <TackboardProvider client={tackboard}>
      <Saves />
      <Feed initialPage={{ pins, bookmark }} />
    </TackboardProvider>
  );
}

/** Counts the saves by the events of the client. */
function Saves() {
  const tackboard = useTackboard();
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      tackboard.on('event', ({ name }) => {
        if (name === 'pin-saved') setCount((saves) => saves + 1);
      }),
    [tackboard],
  );
  return <output>{count}</output>;
}

function Feed({ initialPage }: { readonly initialPage: Pick<PageData, 'pins' | 'bookmark'> }) {
  const feed = usePinFeed({
    key: 'home',
    initialPage,
    fetchPage: (page, { signal }) => readHomeFeed(client, { bookmark: page, signal }),
  });
  return (
    <PinGrid
      {...feed}
      renderCard={({ pin, surface, priority }) => (
        <PinCard pin={pin} surface={surface} priority={priority} />
      )}
    />
  );
}
