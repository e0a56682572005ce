import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { codeBlocks } from './code-blocks.ts';

/** Bundles what is built, and needs a browser: `pnpm test:full` has both. */
const isFull = process.env['TACKBOARD_FULL'] === '1';

const guide = readFileSync(new URL('../own-posts.md', import.meta.url), 'utf8');
const blocks = codeBlocks(guide);
const HTML =
  '<!doctype html><link rel="icon" href="data:," /><div id="root"></div><script type="module" src="/src/main.tsx"></script>';
/** What a site with boards adds to the calls of the page. */
const BOARDS =
  "calls: { ...calls, listBoards: async () => ({ items: [{ id: '5', name: 'Rome', url: '/me/rome/' }] }) },";

/** A site without boards, in German, whose server answers 404 to every optional call. */
const trial = (code: string) =>
  code
    .replace(
      /^import '@tackboard\/ui\/styles.css';$/m,
      `import { browserPorts, createCalls, createClient } from '@tackboard/api-client';
import { german } from '@tackboard/domain/words/de';
$&
const { listBoards, createBoard, ...optional } = createCalls(createClient(browserPorts()));`,
    )
    .replace(/^ {2}calls,$/m, '  calls: { ...optional, ...calls },')
    .replace(/^ {2}words: .*$/m, '  words: german,');

/** The requests that arrive, without pictures and files. */
const arrived: string[] = [];
const bookmarked = new Set<string>();

const postOf = (id: number) => ({
  id,
  headline: `Post ${id}`,
  photo: { src: `/photos/${id}.svg`, width: 200, height: 300 },
  by: { id: 9, handle: 'lena', name: 'Lena' },
  bookmarked: bookmarked.has(String(id)),
});

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300"></svg>';

/** The team's own API, and the built files. */
function respond(
  folder: string,
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
) {
  const send = (data: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(data));
  if (url.startsWith('/photos/')) {
    return response.setHeader('content-type', 'image/svg+xml').end(PICTURE);
  }
  if (/^\/(resource|v3)\//.test(url)) {
    arrived.push(`${method} ${url.split('?')[0]}`);
    return response.writeHead(404).end('{}');
  }
  if (!url.startsWith('/api/')) {
    const path = extname(url) === '' ? '/index.html' : url;
    return response
      .setHeader('content-type', TYPES[extname(path)] ?? 'text/plain')
      .end(readFileSync(join(folder, 'dist', path)));
  }
  arrived.push(`${method} ${decodeURIComponent(url)}`);
  if (url === '/api/posts') return send([1, 2, 3].map(postOf));
  const [, call, id = ''] = /^\/api\/(bookmarks|posts)\/([123])$/.exec(url) ?? [];
  if (call === undefined) return response.writeHead(404).end('{}');
  if (method === 'PUT') bookmarked.add(id);
  if (method === 'DELETE') bookmarked.delete(id);
  return send(call === 'posts' ? postOf(Number(id)) : {});
}

/** Builds the files of the guide, and serves them. Returns the address, and how to end it. */
async function start(change: (code: string) => string) {
  const folder = mkdtempSync(join(fileURLToPath(new URL('..', import.meta.url)), '.first-load-'));
  for (const { file, code } of blocks) {
    if (file === undefined) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), change(code));
  }
  writeFileSync(join(folder, 'index.html'), HTML);
  await build({ root: folder, configFile: false, logLevel: 'error', plugins: [react()] });
  const server = createServer((request, response) => respond(folder, request, response));
  server.listen(0);
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

const WAYS = ['mouse', 'keyboard', 'touch'] as const;

const bookmark = (page: Page, name: string) =>
  page.locator('[data-pin-id="2"]').getByRole('button', { name: `${name} Post 2` });

async function press(page: Page, way: (typeof WAYS)[number], name: string): Promise<void> {
  const button = bookmark(page, name);
  if (way === 'touch') return button.tap();
  if (way === 'keyboard') return button.press('Enter');
  await page.locator('[data-pin-id="2"]').hover();
  return button.click();
}

describe.runIf(isFull)('the guide for posts of one’s own', () => {
  let browser: Browser;
  beforeAll(async () => {
    // A bundler leaves the code of development in where a test runs.
    vi.stubEnv('NODE_ENV', 'production');
    browser = await chromium.launch({
      executablePath: await findChromium(),
      args: [...CHROMIUM_FLAGS],
    });
  });
  afterAll(async () => {
    await browser.close();
    vi.unstubAllEnvs();
  });

  it('has at most 60 lines', () => {
    const lines = blocks
      .filter(({ file }) => file !== undefined)
      .reduce(
        (sum, { code }) => sum + code.split('\n').filter((line) => line.trim() !== '').length,
        0,
      );
    expect(lines).toBeLessThanOrEqual(60);
  });

  describe.each([
    ['without boards', (code: string) => code],
    ['with boards', (code: string) => code.replace(/^ {2}calls,$/m, `  ${BOARDS}`)],
  ])('%s', (kind, change) => {
    let site: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      site = await start(change);
    }, 120_000);
    afterAll(() => site.stop());

    it.each(WAYS)('saves and unsaves by %s', { timeout: 60_000 }, async (way) => {
      bookmarked.clear();
      const context = await browser.newContext({
        hasTouch: way === 'touch',
        isMobile: way === 'touch',
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text());
      });
      await page.goto(site.address);
      await bookmark(page, 'Bookmark').waitFor({ state: 'attached' });
      arrived.length = 0;
      await press(page, way, 'Bookmark');
      if (kind === 'with boards' && way === 'touch') {
        await page.getByRole('dialog').getByRole('button', { name: /Rome/ }).first().tap();
      }
      await vi.waitFor(() => expect(arrived).toEqual(['PUT /api/bookmarks/2']), 10_000);
      await bookmark(page, 'Bookmarked').waitFor({ state: 'attached' });
      await press(page, way, 'Bookmarked');
      await vi.waitFor(
        () => expect(arrived).toEqual(['PUT /api/bookmarks/2', 'DELETE /api/bookmarks/2']),
        10_000,
      );
      expect(errors).toEqual([]);
      await context.close();
    });
  });

  it('speaks of no boards on a phone, in German, with 404 for every optional call', async () => {
    bookmarked.clear();
    arrived.length = 0;
    const site = await start(trial);
    onTestFinished(site.stop);
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    await page.goto(site.address);
    const card = page.locator('[data-pin-id="2"]');
    const labels = () =>
      page.evaluate(() => {
        const named = [...document.querySelectorAll('[aria-label], [title]')];
        const names = named.map(
          (each) => `${each.getAttribute('aria-label')} ${each.getAttribute('title')}`,
        );
        return `${document.body.innerText} ${names.join(' ')}`;
      });
    await card.getByRole('button', { name: 'Merken' }).first().tap();
    await vi.waitFor(() => expect(arrived).toContain('PUT /api/bookmarks/2'), 10_000);
    await card
      .getByRole('button', { name: /Gemerkt/ })
      .first()
      .waitFor();
    expect(await labels()).not.toMatch(/board|pinnw/i);
    await card.getByRole('button', { name: 'Weitere Optionen' }).tap();
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    expect(await items.allInnerTexts()).toEqual([
      'Senden',
      'Nicht mehr merken',
      'Pin ausblenden',
      'Bild herunterladen',
      'Link kopieren',
      'Pin melden',
    ]);
    expect(await labels()).not.toMatch(/board|pinnw/i);
    await items.getByText('Pin ausblenden').tap();
    await page.getByText('Tut uns leid! Bei uns ist etwas schiefgelaufen.').waitFor();
    await bookmark(page, 'Gemerkt').waitFor({ state: 'attached' });
    expect(arrived).toEqual([
      'GET /api/posts',
      'PUT /api/bookmarks/2',
      'PUT /resource/PinFeedbackResource/update/',
    ]);
    expect(await labels()).not.toMatch(/board|pinnw/i);
    expect(errors).toEqual([expect.stringMatching(/status of 404/)]);
    await context.close();
  }, 120_000);
});
