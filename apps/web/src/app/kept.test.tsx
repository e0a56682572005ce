import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a page that cannot be read again', () => {
  const fail = (path: string, error: unknown) =>
    clientLoader({
      url: new URL(path, 'https://pins.example'),
      serverLoader: () => Promise.reject(error),
    } as never);
  const offline = new TypeError('Failed to fetch');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => {
    keepPage('/topics/', 'shown');
    logged.mockClear();
  });

  it.each([offline, new ErrorResponseImpl(500, 'Internal Server Error', null)])(
    'stays as it is after %j, which is logged',
    async (error) => {
      expect(await fail('/topics/', error)).toBe('shown');
      expect(logged).toHaveBeenCalledExactlyOnceWith(error);
    },
  );

  it.each([
    new ErrorResponseImpl(404, 'Not Found', null),
    Response.redirect('https://a.example/'),
    new DOMException('aborted', 'AbortError'),
  ])('leaves a page that is gone, elsewhere or no longer waited for: %#', async (error) => {
    await expect(fail('/topics/', error)).rejects.toBe(error);
  });

  it('fails on the way to another page', async () => {
    await expect(fail('/ideas/', offline)).rejects.toBe(offline);
  });
});

it('keeps the last 20 pages', async () => {
  for (let page = 0; page <= 20; page += 1) keepPage(`/pin/${page}/`, page);
  goBack();
  expect(await load('/pin/0/')).toBe('new');
  goBack();
  expect(await load('/pin/1/')).toBe(1);
});
