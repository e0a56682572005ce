import type { Api } from '@tackboard/api';
import { createClient, readHomeFeed } from '@tackboard/api-client';
import { pinPath } from '@tackboard/routes/paths';
import { Hono } from 'hono';

/** Paths that search engines leave out: each viewer gets others there, or nothing to find. */
const PRIVATE_PATHS = ['/settings/', '/notifications/', '/conversation/', '/resource/'];

/** Pages that everybody sees, beside profiles, boards and pins. */
const PUBLIC_PAGES = ['/', '/today/', '/ideas/', '/topics/', '/videos/', '/shopping/'];

/** The files that crawlers and browsers ask for: `/robots.txt`, `/sitemap.xml` and `/favicon.ico`. */
export function siteFiles(api: Pick<Api, 'app' | 'people'>) {
  const files = new Hono();
  files.get('/robots.txt', (context) =>
    context.text(
      [
        'User-agent: *',
        ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
        `Sitemap: ${new URL('/sitemap.xml', context.req.url).href}`,
        '',
      ].join('\n'),
    ),
  );
  files.get('/sitemap.xml', async (context) => {
    const { origin } = new URL(context.req.url);
    const paths = await publicPaths(api, origin, context.env as object);
    const locations = paths.map(
      (path) => `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>\n`,
    );
    context.header('content-type', 'application/xml; charset=utf-8');
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('')}</urlset>\n`,
    );
  });
  files.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301));
  return files;
}

/** The paths of all pages that a visitor can find: people, and the newest pins. */
async function publicPaths(
  { app, people }: Pick<Api, 'app' | 'people'>,
  origin: string,
  environment: object,
): Promise<readonly string[]> {
  const fetch = async (address: string, init: RequestInit) =>
    app.fetch(new Request(address, init), environment);
  const { pins } = await readHomeFeed(createClient({ origin, fetch }));
  return [
    ...PUBLIC_PAGES,
    ...people().map(({ username }) => `/${username}/`),
    ...pins.map(({ id }) => pinPath(id)),
  ];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
