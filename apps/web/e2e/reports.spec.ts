import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { feedPage } from './feed-page.js';

interface Listed {
  readonly kind: string;
  readonly body: {
    readonly event_name?: string;
    readonly event_type?: number;
    readonly source_event_type?: string;
    readonly aux_data?: Record<string, unknown>;
  };
}

/** The events that the server lists at `/__events`. */
async function eventsOf(page: Page, kind: string): Promise<readonly Listed['body'][]> {
  const response = await page.request.get(`/__events?kind=${kind}`);
  const { events } = (await response.json()) as { readonly events: readonly Listed[] };
  return events.map(({ body }) => body);
}

/** Leaving the page sends what waits. */
async function leave(page: Page) {
  await page.goto('about:blank');
}

test('S1 §7, S3 §4.8: a press, the visit of a page and the view of an advertisement arrive at the server', async ({
  page,
}) => {
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
});
