/**
 * Takes the screenshots of the READMEs: pages of the demo, in light and dark, at the widths of a desktop, a tablet and a phone.
 * Writes them to `apps/web/screenshots`. Run it with `pnpm --filter @tackboard/web screenshots`.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import sharp from 'sharp';
import { open } from '../e2e/open.js';
import { startServer } from '../e2e/server.js';

interface Shot {
  /** Of `docs/features.md`. */
  readonly path: string;
  /** The username of the viewer. Default: a visitor. */
  readonly as?: string;
  readonly width: 1280 | 768 | 390;
  readonly colorScheme: 'light' | 'dark';
  readonly prepare?: (page: Page) => Promise<void>;
}

const SHOTS: Readonly<Record<string, Shot>> = {
  home: {
    path: '/',
    as: 'marenkjaer',
    width: 1280,
    colorScheme: 'light',
    async prepare(page) {
      const card = page.getByRole('article', { name: /^Allium, a study/ });
      await card.hover();
      await card.getByRole('button', { name: /^Save / }).click();
      await page.locator('.tb-toaster').getByText('Saved to Posters').waitFor();
    },
  },
  product: { path: '/pin/{espresso-cup}/', as: 'marenkjaer', width: 1280, colorScheme: 'dark' },
  story: { path: '/pin/{four-contours-story}/', width: 768, colorScheme: 'light' },
  'search-on-a-phone': {
    path: '/search/pins/?q=terrazzo',
    as: 'marenkjaer',
    width: 390,
    colorScheme: 'dark',
  },
};

const HEIGHTS = { 1280: 800, 768: 900, 390: 844 } as const;

/** A README loads several of them: each has to be small. */
const MAX_BYTES = 150_000;

const target = fileURLToPath(new URL('../screenshots', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'tackboard-screenshots-'));
const server = await startServer(join(folder, 'tackboard.db'));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});
try {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const [name, shot] of Object.entries(SHOTS)) await capture(name, shot);
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function capture(name: string, { path, as, width, colorScheme, prepare }: Shot) {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width, height: HEIGHTS[width] },
    colorScheme,
    isMobile: width === 390,
    hasTouch: width === 390,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await open(page, path, as);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  );
  const file = `${name}.webp`;
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 78 })
    .toFile(join(target, file));
  await context.close();
  if (size > MAX_BYTES) throw new RangeError(`${file} has ${size} bytes, more than ${MAX_BYTES}.`);
  console.info(`${file}: ${width} px, ${colorScheme}, ${Math.round(size / 1000)} kB`);
}
