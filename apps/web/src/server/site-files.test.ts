import type { Api } from '@tackboard/api';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { siteFiles } from './site-files.js';

const app = new Hono().get('/resource/UserHomefeedResource/get/', (context) =>
  context.json({ resource_response: { status: 'success', code: 0, data: [{ id: '7' }] } }),
);
const files = siteFiles({ app: app as object as Api['app'], people: () => [] });

it('robots.txt names private pages and the sitemap', async () => {
  const text = await (await files.request('https://pins.example/robots.txt')).text();
  expect(text).toContain('Disallow: /settings/\n');
  expect(text).toContain('\nSitemap: https://pins.example/sitemap.xml\n');
});

it('sitemap.xml lists pages with whole addresses', async () => {
  const response = await files.request('https://pins.example/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await response.text()).toMatch(
    /<url><loc>https:\/\/pins\.example\/today\/<\/loc><\/url>[^]*\/pin\/7\/<\/loc>/,
  );
});

it('favicon.ico leads to the icon', async () => {
  const response = await files.request('https://pins.example/favicon.ico');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/favicon.svg']);
});
