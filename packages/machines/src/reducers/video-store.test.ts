import { expect, it } from 'vitest';
import { createVideoStore } from './video-session.js';

it('notifies its players of changes only', () => {
  const store = createVideoStore();
  let notified = 0;
  const leave = store.subscribe(() => notified++);
  store.send({ type: 'ADD', id: 'a', track: 'organic' });
  store.send({ type: 'PLAY', id: 'a' });
  expect(store.shouldPlay('a')).toBe(true);
  store.send({ type: 'FOCUS' });
  expect(notified).toBe(2);
  leave();
  store.send({ type: 'BLUR' });
  expect(notified).toBe(2);
  expect(store.shouldPlay('a')).toBe(false);
});
