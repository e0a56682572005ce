import type { Experiments } from '@tackboard/domain';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/index.js';
import { limitRepinEvents } from './repin-events.js';
import type { SaveEvent } from './save.types.js';

const REPIN_LIMIT = 'repin_event_limit';
const LIMITED: Experiments = { [REPIN_LIMIT]: 'enabled' };

function start(experiments: Experiments, storage = createMemoryStorage(), loggedBefore = 0) {
  const logged: string[] = [];
  const errors: unknown[] = [];
  const onEvent = limitRepinEvents({
    experiments: () => experiments,
    onEvent: ({ type, pinId }) => logged.push(`${type} ${pinId}`),
    onError: (error) => errors.push(error),
    storage,
    loggedBefore,
  });
  const repin = (times: number) => {
    for (let pinId = 1; pinId <= times; pinId++) onEvent({ type: 'pin-saved', pinId: `${pinId}` });
  };
  return { errors, logged, onEvent, repin, storage };
}

const deleted: SaveEvent = { type: 'pin-deleted', pinId: '1' };

it('logs the first 10 repins of a session, and every delete (S3 §4.9)', () => {
  const { logged, onEvent, repin } = start(LIMITED);
  repin(12);
  onEvent(deleted);
  expect(logged).toHaveLength(11);
  expect(logged.at(-2)).toBe('pin-saved 10');
  expect(logged.at(-1)).toBe('pin-deleted 1');
});

it.each([{}, { [REPIN_LIMIT]: 'control' }])('logs all of them in %j', (experiments) => {
  const { logged, repin } = start(experiments);
  repin(12);
  expect(logged).toHaveLength(12);
});

it('counts on over the pages of a session', () => {
  const { repin, storage } = start(LIMITED);
  repin(9);
  const { logged, ...next } = start(LIMITED, storage);
  next.repin(3);
  expect(logged).toEqual(['pin-saved 1']);
});

it('counts what was logged before it was there', () => {
  const storage = createMemoryStorage();
  storage.set('tackboard:repins', '5');
  const { logged, repin } = start(LIMITED, storage, 3);
  expect(storage.get('tackboard:repins')).toBe('8');
  repin(3);
  expect(logged).toEqual(['pin-saved 1', 'pin-saved 2']);
});

it('counts on in memory where storage is blocked', () => {
  const { errors, logged, repin, storage } = start(LIMITED);
  repin(4);
  storage.block();
  repin(8);
  expect(logged).toHaveLength(10);
  expect(errors.length).toBeGreaterThan(0);
});

it('starts at 0 when storage holds no number', () => {
  const storage = createMemoryStorage();
  storage.set('tackboard:repins', 'many');
  const { logged, repin } = start(LIMITED, storage);
  repin(11);
  expect(logged).toHaveLength(10);
});
