import { expect, it } from 'vitest';
import { createVideoStore } from './video-store.js';

it('tells its players what changed, and nothing that did not', () => {
  const store = createVideoStore();
  let heard = 0;
  const leave = store.subscribe(() => heard++);
  store.send({ type: 'ADD', id: 'a', track: 'organic' });
  store.send({ type: 'PLAY', id: 'a' });
  expect(store.shouldPlay('a')).toBe(true);
  store.send({ type: 'FOCUS' });
  expect(heard).toBe(2);
  leave();
  store.send({ type: 'BLUR' });
  expect(heard).toBe(2);
  expect(store.shouldPlay('a')).toBe(false);
});
