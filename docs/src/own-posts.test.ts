import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApi } from '../examples/own-posts/api.ts';
import { codeBlocks } from './code-blocks.ts';

/** Bundles what is built, and needs a browser: `pnpm test:full` has both. */
const isFull = process.env['TACKBOARD_FULL'] === '1';

const example = fileURLToPath(new URL('../examples/own-posts', import.meta.url));
const blocks = codeBlocks(readFileSync(new URL('../own-posts.md', import.meta.url), 'utf8')).filter(
  ({ file }) => file !== undefined,
);
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

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** Answers as the example's own API does, with 404 for the calls of the specification and else with the built files. */
function createServerOf(folder: string): Server {
  const api = createApi();
  return createServer((request, response) => {
    const { method, url = '' } = request;
    const isOptionalCall = /^\/(resource|v3)\//.test(url);
    if (isOptionalCall || url.startsWith('/api/')) arrived.push(`${method} ${url.split('?')[0]}`);
    if (isOptionalCall) return response.writeHead(404).end('{}');
    return api(request, response, () => {
      const path = extname(url) === '' ? '/index.html' : url;
      response
        .setHeader('content-type', TYPES[extname(path)] ?? 'text/plain')
        .end(readFileSync(join(folder, path)));
    });
  });
}

/** Builds the example with a changed `src/main.tsx`, and serves it. Returns the address, and how to end it. */
async function start(change: (code: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'tackboard-own-posts-'));
  await build({
    root: example,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      {
        name: 'change',
        enforce: 'pre',
        transform: (code, id) => (id.endsWith('/main.tsx') ? change(code) : undefined),
      },
      react(),
    ],
  });
  const server = createServerOf(folder).listen(0);
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
  page.locator('[data-pin-id="2"]').getByRole('button', { name: `${name} A bench of oak` });

async function press(page: Page, way: (typeof WAYS)[number], name: string): Promise<void> {
  const button = bookmark(page, name);
  if (way === 'touch') return button.tap();
  if (way === 'keyboard') return button.press('Enter');
  await page.locator('[data-pin-id="2"]').hover();
  return button.click();
}

it.each(blocks)('$file of the example is that of the guide', ({ file = '', code }) => {
  expect(code).toBe(readFileSync(join(example, file), 'utf8'));
});

it('the files of the guide import at most five names of the kit', () => {
  const names = blocks.flatMap(({ code }) =>
    [...code.matchAll(/^import (?:type )?\{ (.+) \} from '@tackboard/gm)].flatMap(([, list = '']) =>
      list.split(', '),
    ),
  );
  expect(names).toEqual([
    'Pin',
    'TackboardCalls',
    'createTackboard',
    'PinGrid',
    'TackboardProvider',
  ]);
});

it('the files of the guide have at most 60 lines', () => {
  const lines = blocks.flatMap(({ code }) => code.split('\n').filter((line) => line.trim() !== ''));
  expect(lines.length).toBeLessThanOrEqual(60);
});

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
