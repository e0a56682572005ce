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
  /** What the page tells about itself. */
  var kitReport: KitReport;
  /** The components of the kit that the page has rendered. */
  var kitRendered: () => readonly Rendered[];
  /** Shows one sample after the other on one page. */
  var kitStage: Stage;
  /** Looks at all that the page shows. */
  var kitSurvey: Survey;
  /** What broke the page's policy. */
  var policyViolations: string[];
}

/** Whether something comes to show. */
export async function shows(what: Locator): Promise<boolean> {
  await what.waitFor();
  return what.isVisible();
}

/** A page of samples, and all that went wrong on it. */
export interface SamplePage {
  readonly page: Page;
  /** Warnings and errors of the console, thrown errors, violations of the policy. */
  readonly problems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Pictures that stories are about because they cannot be shown. */
const MEANT = /there-is-none|data:image\/png;base64,broken|^img-src data /;

/** A page of three hundred roots takes its time on a busy machine, in milliseconds. */
const PATIENCE_MS = 60_000;

let browser: Browser;

/** Connects the tests of a file to the one browser of the proofs. */
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

/** Opens a page of samples and waits until React has taken it over and it has come to rest. */
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
      globalThis.kitReport.takenOver.length === document.querySelectorAll('[data-sample]').length,
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
