import { expect, it } from 'vitest';
import { siteFiles } from './site-files.js';

const files = siteFiles({
  people: () => [],
  homeFeed: () => ({ pins: [], bookmark: '-end-' }),
});

it('robots.txt names private pages and the sitemap', async () => {
  const text = await (await files.request('https://pins.example/robots.txt')).text();
  expect(text).toContain('Disallow: /settings/\n');
  expect(text).toContain('\nSitemap: https://pins.example/sitemap.xml\n');
});

it('sitemap.xml lists pages with whole addresses', async () => {
  const response = await files.request('https://pins.example/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await response.text()).toContain('<url><loc>https://pins.example/today/</loc></url>');
});

it('favicon.ico leads to the icon', async () => {
  const response = await files.request('https://pins.example/favicon.ico');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/favicon.svg']);
});
