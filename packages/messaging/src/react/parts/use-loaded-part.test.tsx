import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createRecordingHost } from '../../testing/index.js';
import { useLoadedPart } from './use-loaded-part.js';

afterEach(cleanup);

type Host = ReturnType<typeof createRecordingHost>;

interface PartProps {
  readonly host: Host;
  readonly load: () => Promise<() => string>;
  readonly isNeeded?: boolean;
}

function Part({ host, isNeeded = true, load }: PartProps) {
  const read = useLoadedPart({ host, load, isNeeded });
  return <output>{read ? read() : 'nothing yet'}</output>;
}

const text = () => screen.getByRole('status').textContent;

/** Fails a number of times before it loads. */
function createLoad(failures: number) {
  let attempts = 0;
  const load = () =>
    ++attempts <= failures
      ? Promise.reject(new Error(`attempt ${attempts}`))
      : Promise.resolve(() => 'loaded');
  return { load, attempts: () => attempts };
}

it('S2 §8: a part that fails to load is reported and loaded again, after 3000 and 6000 ms', async () => {
  const host = createRecordingHost();
  const { attempts, load } = createLoad(2);
  await act(async () => render(<Part host={host} load={load} />));
  expect(text()).toBe('nothing yet');
  expect(host.errors).toMatchObject([{ message: 'attempt 1' }]);
  await act(async () => host.clock.advance(2999));
  expect(attempts()).toBe(1);
  await act(async () => host.clock.advance(1));
  expect(attempts()).toBe(2);
  await act(async () => host.clock.advance(5999));
  expect(text()).toBe('nothing yet');
  await act(async () => host.clock.advance(1));
  expect(text()).toBe('loaded');
  expect(host.errors).toHaveLength(2);
});

it('loads nothing before it is needed', async () => {
  const host = createRecordingHost();
  const { attempts, load } = createLoad(0);
  const { rerender } = render(<Part host={host} load={load} isNeeded={false} />);
  expect(attempts()).toBe(0);
  await act(async () => rerender(<Part host={host} load={load} />));
  expect(text()).toBe('loaded');
});

it('keeps no timer after it has unmounted', async () => {
  const host = createRecordingHost();
  const { load } = createLoad(5);
  await act(async () => render(<Part host={host} load={load} />));
  cleanup();
  expect(host.clock.waiting()).toBe(0);
});
