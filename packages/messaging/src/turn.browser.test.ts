import { afterEach, expect, it, vi } from 'vitest';
import { createMessageTurn } from './turn.js';

const giveUps: (() => void)[] = [];
afterEach(() => {
  for (const giveUp of giveUps.splice(0)) giveUp();
  vi.restoreAllMocks();
});

/** Asks for the turn, as a tab does. */
function ask() {
  const tab = { turns: 0, giveUp: () => undefined as void };
  tab.giveUp = createMessageTurn()!.ask(() => tab.turns++);
  giveUps.push(tab.giveUp);
  return tab;
}

/** The names of the locks that are held, or waited for. */
const locks = async (state: 'held' | 'pending') =>
  ((await navigator.locks.query())[state] ?? []).filter(({ name }) => name === 'tackboard-messages')
    .length;

it('one tab has the turn, and the next one when that gives it up', async () => {
  const [first, second, third] = [ask(), ask(), ask()];
  await expect.poll(() => first.turns).toBe(1);
  await expect.poll(() => locks('pending')).toBe(2);
  second.giveUp();
  await expect.poll(() => locks('pending')).toBe(1);
  first.giveUp();
  await expect.poll(() => third.turns).toBe(1);
  expect([first.turns, second.turns]).toEqual([1, 0]);
});

it('holds no lock when it is given up in the moment in which it is granted', async () => {
  const first = ask();
  first.giveUp();
  await expect.poll(() => locks('held')).toBe(0);
  expect(first.turns).toBe(0);
});

it('keeps the turn, and reports the error, when the listener throws', async () => {
  const errors: unknown[] = [];
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.error);
  };
  window.addEventListener('error', onError);
  const failure = new Error('the listener failed');
  let turns = 0;
  const listener = () => {
    turns++;
    throw failure;
  };
  giveUps.push(
    () => window.removeEventListener('error', onError),
    createMessageTurn()!.ask(listener),
  );
  await expect.poll(() => errors).toEqual([failure]);
  const next = ask();
  await expect.poll(() => locks('pending')).toBe(1);
  expect([turns, next.turns]).toEqual([1, 0]);
});

it('a frame that goes away gives its turn to the next', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  await new Promise<void>((resolve) => {
    const hold = () => {
      resolve();
      return new Promise<void>(() => undefined);
    };
    frame.contentWindow!.navigator.locks.request('tackboard-messages', hold).catch(() => undefined);
  });
  const next = ask();
  await expect.poll(() => locks('pending')).toBe(1);
  expect(next.turns).toBe(0);
  frame.remove();
  await expect.poll(() => next.turns).toBe(1);
});

it('has the turn where the browser refuses locks', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('', 'SecurityError'));
  const first = ask();
  await expect.poll(() => first.turns).toBe(1);
});

it('is absent where there are no locks', () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
  expect(createMessageTurn()).toBeUndefined();
});
