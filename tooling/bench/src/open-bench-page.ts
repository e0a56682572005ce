import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { type Browser, chromium, type Page } from 'playwright';
import type { PageScript } from './bundle-page.ts';

const ORIGIN = 'http://localhost/';

/** The picture behind every address that ends with `.gif`: one pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Cross-origin isolation gives the page's clock a resolution of 5 µs instead of 100 µs. */
const ISOLATION = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** A page with one script and its style sheets. */
export interface BenchPage {
  readonly script: PageScript;
  /** Text of the style sheets. */
  readonly css?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Launches Chromium. Headless, it has no scrollbars by default. */
export async function openBenchBrowser({ hasScrollbars = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS],
    ignoreDefaultArgs: hasScrollbars ? ['--hide-scrollbars'] : [],
  });
}

/** Opens the page in a new browser context. Close the context to free it. */
export async function newBenchPage(
  browser: Browser,
  { script, css = '', width = 1280, height = 900 }: BenchPage,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.route(`${ORIGIN}**`, (route) => {
    const code = script.files.get(route.request().url().slice(ORIGIN.length));
    if (code !== undefined)
      return route.fulfill({ contentType: 'text/javascript', headers: ISOLATION, body: code });
    if (route.request().url().endsWith('.gif'))
      return route.fulfill({ contentType: 'image/gif', headers: ISOLATION, body: PICTURE });
    return route.fulfill({
      contentType: 'text/html',
      headers: ISOLATION,
      body:
        `<!doctype html><meta charset="utf-8"><title>Bench</title><style>${css}</style>` +
        `<script type="module" src="/${script.entry}"></script>`,
    });
  });
  await page.goto(ORIGIN);
  return page;
}

/** Launches Chromium and opens the page in it. */
export async function openBenchPage(
  benchPage: BenchPage,
): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const browser = await openBenchBrowser();
  return { browser, page: await newBenchPage(browser, benchPage) };
}
