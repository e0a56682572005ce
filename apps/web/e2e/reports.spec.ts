import type { Page } from '@playwright/test';
import { expect, MAIN, test } from './fixtures.js';
import { feedPage } from './feed-page.js';
import { hydrated } from './hydrated.js';
import { open, seededPath } from './open.js';
import { ALL_COOKIES, changeSettings } from './sign-in.js';

interface Listed {
  readonly kind: string;
  readonly body: {
    readonly event_name?: string;
    readonly event_type?: number;
    readonly source_event_type?: string;
    /** A clickthrough has it as text. */
    readonly aux_data?: Record<string, unknown> | string;
  };
}

/** The events that the server lists, as the debug panel of employees reads them. */
async function eventsOf(page: Page, kind: string): Promise<readonly Listed['body'][]> {
  const response = await page.request.get(`/__events?kind=${kind}`);
  const { events } = (await response.json()) as { readonly events: readonly Listed[] };
  return events.map(({ body }) => body);
}

/** Leaving the page sends what waits. */
async function leave(page: Page) {
  await page.goto('about:blank');
}

/** The name, object and aux data of each tracking event. */
async function trackedOf(page: Page) {
  const events = await eventsOf(page, 'tracking');
  return events.map(({ event_name, aux_data }) => ({ event_name, aux_data }));
}

test.beforeEach(({ page }) => changeSettings(page, ALL_COOKIES));

test('S3 §4.8 §5: what a visitor searches and downloads arrives, and makes the quality check', async ({
  page,
}) => {
  await open(page, '/search/pins/?q=rug');
  const card = page.getByRole('article', { name: 'Archway rug' });
  await hydrated(card);
  await card.click({ button: 'right' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download image' }).click(),
  ]);
  await download.cancel();
  await card.hover();
  await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: 'printhouse.example' }).click(),
  ]);
  await leave(page);

  await expect
    .poll(() => trackedOf(page))
    .toEqual(
      expect.arrayContaining([
        { event_name: 'search', aux_data: { query: 'rug', scope: 'pins' } },
        expect.objectContaining({ event_name: 'download' }),
        {
          event_name: 'quality-check',
          aux_data: {
            is_quality_user: true,
            clickthroughs: '0',
            searches: '0',
            closeups: '0',
            downloads: '0',
          },
        },
      ]),
    );
});

test('S2 §4.40: a link of a card that is opened by a right click is logged when the page is left', async ({
  page,
}) => {
  // A tab that opens in front hides the page. Browsers under test hide none.
  await page.addInitScript(() =>
    window.addEventListener('contextmenu', () => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }),
  );
  await open(page, '/search/pins/?q=rug');
  const card = page.getByRole('article', { name: 'Archway rug' });
  await hydrated(card);
  await card.hover();
  await card.getByRole('link', { name: 'printhouse.example' }).click({ button: 'right' });
  await expect
    .poll(async () => (await eventsOf(page, 'clickthrough')).map(({ aux_data }) => aux_data))
    .toEqual([expect.stringContaining('"clickthrough_type":"rightClick"')]);
});

test(
  'S1 §7, S3 §4.8: a press, the visit of a page and the view of an advertisement arrive at the server',
  MAIN,
  async ({ page }) => {
    // Browsers without attribution reporting send none.
    await page.addInitScript(() => {
      const features = () => ['attribution-reporting'];
      Object.defineProperty(document, 'featurePolicy', {
        value: { features, allowsFeature: () => true },
      });
    });
    const feed = feedPage(page);
    await feed.open();
    await page.getByRole('article', { name: 'Allium, a study in seeds' }).click();
    await expect(page).toHaveURL(/\/pin\//);
    await leave(page);

    await expect
      .poll(async () => {
        const tracked = await eventsOf(page, 'tracking');
        return tracked.map(({ event_name, event_type }) => [event_name, event_type]);
      })
      .toEqual(
        expect.arrayContaining([
          ['visit', undefined],
          ['pin-clicked', 12],
          ['pin-opened', 8948],
          ['pin-impression', 18],
        ]),
      );
    await expect
      .poll(async () => (await eventsOf(page, 'attribution'))[0]?.source_event_type)
      .toBe('view');
    await open(page, '/?deb_events', 'ninaberg');
    await page
      .getByRole('complementary', { name: 'Debug' })
      .getByText('Events', { exact: true })
      .click();
    const opened = page
      .getByRole('list', { name: 'Events' })
      .getByRole('listitem')
      .filter({ hasText: 'pin-opened' });
    await expect(opened).toHaveCount(1);
  },
);

test('S3 §4.8: pins and searches that a visitor opened stay in the browser, newest last', async ({
  page,
}) => {
  const paths = ['/pin/{allium}/', '/search/pins/?q=rug', '/pin/{chelsea}/'].map(seededPath);
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page.getByRole('combobox', { name: 'Search' }));
  }
  const { history, recently_visited, records } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('tackboard.visitor.1') ?? '{}') as Stored,
  );
  expect(history.map(({ path }) => path)).toEqual([paths[0], '/search/pins/', paths[2]]);
  expect(recently_visited.map(({ path }) => path)).toEqual([paths[0], paths[2]]);
  expect(JSON.stringify(records)).toContain('"rug"');
});

interface Stored {
  readonly history: readonly { readonly path: string }[];
  readonly recently_visited: readonly { readonly path: string }[];
  readonly records: unknown;
}
