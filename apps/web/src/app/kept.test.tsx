import { expect, it, vi } from 'vitest';
import { clientLoader, isFromKept, keepPage, watchBack } from './kept.js';

watchBack();
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));

/** Loads a path, whose data on the server is new. Returns what shows. */
const load = (path: string) => {
  const serverLoader = vi.fn(async () => 'new');
  return clientLoader({ url: new URL(path, 'https://pins.example'), serverLoader } as never);
};

it('shows after Back what was kept for the path and query, and after a link what the server says', async () => {
  keepPage('/pin/7/?a=1', 'kept');
  goBack();
  expect(await load('/pin/7/?a=1')).toBe('kept');
  expect(isFromKept()).toBe(true);
  expect(await load('/pin/7/?a=1')).toBe('new');
  expect(isFromKept()).toBe(false);
});

it('asks the server after Back to a page that has not been shown', async () => {
  goBack();
  expect(await load('/pin/7/?a=2')).toBe('new');
});

it('asks the server after a link that follows Back to another hash of a page', async () => {
  keepPage('/', 'kept');
  // The image viewer closes: the page is the same, and nothing is loaded.
  goBack();
  keepPage('/pin/7/', 'kept');
  expect(await load('/')).toBe('new');
});

it('keeps the last 20 pages', async () => {
  for (let page = 0; page <= 20; page += 1) keepPage(`/pin/${page}/`, page);
  goBack();
  expect(await load('/pin/0/')).toBe('new');
  goBack();
  expect(await load('/pin/1/')).toBe(1);
});
