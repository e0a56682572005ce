import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import type { FlavourName } from './flavours.ts';
import type { KitReport, Rendered } from './page/report.ts';
import type { Stage } from './page/stage.tsx';
import type { Survey } from './page/survey.ts';

declare global {
  /** The report of the page. */
  var kitReport: KitReport;
  /** The components of the kit that the page has rendered. */
  var kitRendered: () => readonly Rendered[];
  /** Shows samples one after another on one page. */
  var kitStage: Stage;
  /** Inspects everything that the page shows. */
  var kitSurvey: Survey;
  /** Violations of the page's Content-Security-Policy. */
  var policyViolations: string[];
}

/** Waits for an element, and returns whether it is visible. */
export async function shows(what: Locator): Promise<boolean> {
  await what.waitFor();
  return what.isVisible();
}

/** A page of samples, and its problems. */
export interface SamplePage {
  readonly page: Page;
  /** Warnings and errors of the console, thrown errors, violations of the policy. */
  readonly problems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Broken pictures that stories show on purpose. */
const MEANT = /there-is-none|data:image\/png;base64,broken|^img-src data /;

/** A page with three hundred roots is slow on a busy machine. */
const PATIENCE_MS = 60_000;

let browser: Browser;

/** Connects the tests of a file to the one browser that they share. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterAll(() => browser.close());
}

async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  await context.route(/^https:\/\/player\.example\//, (route) => route.fulfill({ body: '' }));
  await context.addInitScript(() => {
    globalThis.policyViolations = [];
    // React's development build marks each render and effect on the timeline if there is one, which costs a tenth of a page.
    Reflect.deleteProperty(console, 'timeStamp');
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      globalThis.policyViolations.push(
        `${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`,
      );
    });
  });
  context.on('console', (message) => {
    const { url } = message.location();
    const isMeant = MEANT.test(message.text()) || MEANT.test(url);
    if (/^(error|warning)$/.test(message.type()) && !isMeant) problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
}

/** Opens a page of samples, and waits until it has hydrated and settled. */
export async function openSample(
  flavour: FlavourName,
  id: string,
  options: BrowserContextOptions = {},
): Promise<SamplePage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  await watch(context, problems);
  const page = await context.newPage();
  await page.goto(`${inject('kitUrl')}/${flavour}/${encodeURIComponent(id)}`);
  await page.waitForFunction(
    () =>
      globalThis.kitReport.hydrated.length === document.querySelectorAll('[data-sample]').length,
  );
  return {
    page,
    problems: async () => {
      const violations = await page.evaluate(() => globalThis.policyViolations);
      return [...problems, ...violations.filter((violation) => !MEANT.test(violation))];
    },
    close: () => context.close(),
  };
}
