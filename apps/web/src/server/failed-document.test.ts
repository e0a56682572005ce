import type { Api } from '@tackboard/api';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { createApp } from './app.js';

const unused = () => Promise.reject(new Error('No page is rendered.'));

it('sends a whole document with the status 500 when a page throws, and logs the error', async () => {
  const error = new Error('The disk is full.');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The page fails before it reads anything else of the server.
  const api = {
    app: new Hono(),
    visit: () => {
      throw error;
    },
  } as unknown as Api;
  const app = createApp({ api, build: unused });
  const response = await app.request('/today/');
  const german = await (await app.request('/today/?lang=de')).text();
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const html = await response.text();
  expect(html).toContain('<title>Something went wrong · Tackboard</title>');
  expect(html).not.toContain('The disk is full.');
  expect(html).toContain('<html lang="en">');
  expect(german).toContain('<html lang="de">');
  expect(german).toContain('<h1>Bei uns ist etwas schiefgelaufen</h1>');
  expect(german).toContain('<a href="/?lang=de">Zur Startseite</a>');
  expect(logged.mock.calls).toEqual([[error], [error]]);
  logged.mockRestore();
});
