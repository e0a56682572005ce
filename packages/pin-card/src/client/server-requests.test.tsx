// @vitest-environment node
import type { TackboardCalls, Viewer } from '@tackboard/domain';
import { createPinServer } from '@tackboard/machines/testing';
import { Suspense, use } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, it } from 'vitest';
import { boards, pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import { TackboardProvider } from './tackboard-provider.js';
import { createTackboard } from './create-tackboard.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune' });
const viewer = (id: string): Viewer => ({ isAuth: true, id });

/** A request whose card waits for `data`. */
async function handle(id: string, data: Promise<string>) {
  const tackboard = createTackboard({
    viewer: viewer(id),
    defaultBoard: { ...boards.desert, name: `Board of ${id}` },
    calls: createPinServer().callsFor(id) as TackboardCalls,
  });
  const Card = () => <PinCard pin={{ ...pin, title: use(data) }} surface="AuthHomefeed" />;
  const stream = await renderToReadableStream(
    <TackboardProvider client={tackboard}>
      <PinCard pin={pin} surface="AuthHomefeed" />
      <Suspense fallback="Loading">
        <Card />
      </Suspense>
    </TackboardProvider>,
  );
  return new Response(stream).text();
}

it('two requests at the same time render only what belongs to their viewer', async () => {
  const arrive: ((title: string) => void)[] = [];
  const later = () => new Promise<string>((resolve) => arrive.push(resolve));
  const requests = ['42', '43'].map((id) => handle(id, later()));
  arrive[1]!('Title for 43');
  const second = await requests[1]!;
  arrive[0]!('Title for 42');
  const first = await requests[0]!;
  const ofViewer = (html: string) =>
    ['Board of 42', 'Board of 43', 'Title for 42', 'Title for 43'].filter((text) =>
      html.includes(text),
    );
  expect(ofViewer(first)).toEqual(['Board of 42', 'Title for 42']);
  expect(ofViewer(second)).toEqual(['Board of 43', 'Title for 43']);
});
