import { createMemoryStorage, flush } from '@tackboard/machines/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { samplePage, viewer } from '../sample-page.stories.js';
import { pictures, samplePin } from '../sample-pins.stories.js';

const REPIN_LIMIT = 'repin_event_limit';

/** A slow network: the runtime is the real one, and arrives when the test says so. */
const network = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive: () => arrive() };
});
vi.mock('./runtime.lazy.js', async (load) => {
  await network.arrived;
  return load();
});

afterEach(cleanup);

it('saves before the runtime has loaded are emitted at once, and count (S3 §4.9)', async () => {
  const sessionStorage = createMemoryStorage();
  sessionStorage.set('tackboard:repins', '7');
  const events: string[] = [];
  const page = samplePage({
    viewer,
    experiments: { [REPIN_LIMIT]: 'enabled' },
    environment: { sessionStorage },
    onEvent: (event) => {
      if (event.name === 'pin-saved') events.push(event.pinId);
    },
  });
  const pins = ['1', '2', '3', '4'].map((id) => samplePin(id, pictures.dunes, { title: id }));
  render(page.inside(pins.map((pin) => <PinCard key={pin.id} pin={pin} surface="AuthHomefeed" />)));
  const counted = () => sessionStorage.get('tackboard:repins');
  const save = async (id: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Save ${id}` }));
    await waitFor(() => expect(screen.getByRole('button', { name: `Saved ${id}` })).toBeTruthy());
    await act(flush);
  };

  await save('1');
  await save('2');
  expect(events).toEqual(['1', '2']);
  expect(counted()).toBe('7');
  network.arrive();
  await waitFor(() => expect(counted()).toBe('9'));
  await save('3');
  await save('4');
  expect(events).toEqual(['1', '2', '3']);
});
