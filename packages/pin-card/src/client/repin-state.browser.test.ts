import { browserSessionStorage } from '@tackboard/machines';
import { afterEach, expect, it, vi } from 'vitest';
import { loadRepinPage, readRepinState } from './repin-state.js';

const frame = document.createElement('iframe');
afterEach(() => frame.remove());

/** Any document of the test server. */
const address = (name: string) => `/package.json?${name}`;
const page = () => frame.contentWindow!;
/** Before its load event, a document that navigates without a press is replaced in the history: Back would skip it. */
const isLoaded = (name: string) =>
  page().location.search === `?${name}` &&
  !('isFormer' in page()) &&
  page().document.readyState === 'complete';
/** A document that is loaded does not have the mark of the one before. */
const leave = () => Object.assign(page(), { isFormer: true });
const read = () => readRepinState(browserSessionStorage, page());

it('the repin page reads its state, also after a reload, and Back loads the page before (S1 §2)', async () => {
  frame.src = address('explore');
  document.body.append(frame);
  await vi.waitFor(() => expect(isLoaded('explore')).toBe(true));
  expect(read()).toBeUndefined();
  const state = { isOneTapSave: true, previousLocation: '/ideas/?tab=2' } as const;
  leave();
  loadRepinPage({ path: address('repin'), state }, browserSessionStorage, page());
  await vi.waitFor(() => expect(isLoaded('repin')).toBe(true));
  expect(read()).toEqual(state);
  expect(read()).toEqual(state);
  expect(page().history.state).toEqual(state);

  leave();
  page().location.reload();
  await vi.waitFor(() => expect(isLoaded('repin')).toBe(true));
  expect(read()).toEqual(state);

  leave();
  page().history.back();
  await vi.waitFor(() => expect(isLoaded('explore')).toBe(true));
  expect(read()).toBeUndefined();
});

it('finds the state that React Router keeps in a field of its own', () => {
  const state = { isOneTapSave: true, previousLocation: '/ideas/' } as const;
  const history = { state: { usr: state, key: 'k', idx: 1 } } as unknown as History;
  const { location } = window;
  expect(readRepinState(browserSessionStorage, { history, location })).toEqual(state);
});
