import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { type Browser, chromium, type Page } from 'playwright';

/** A page that is nothing but a script and its sheets. */
export interface BenchPage {
  readonly script: string;
  /** Sheets of the page. */
  readonly css?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Starts a Chromium. */
export async function openBenchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
}

/** Opens a page with a script in a browser context of its own: close the context to be rid of it. */
export async function newBenchPage(
  browser: Browser,
  { script, css = '', width = 1280, height = 900 }: BenchPage,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  // Isolated, so that the clock of the page counts in steps of 5 µs instead of 100.
  await page.route('http://localhost/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
      body:
        `<!doctype html><meta charset="utf-8"><title>Bench</title><style>${css}</style>` +
        `<script>${script.replaceAll('</script', '<\\/script')}</script>`,
    }),
  );
  await page.goto('http://localhost/');
  return page;
}

/** Opens a page with a script in a Chromium of its own. */
export async function openBenchPage(
  benchPage: BenchPage,
): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const browser = await openBenchBrowser();
  return { browser, page: await newBenchPage(browser, benchPage) };
}
