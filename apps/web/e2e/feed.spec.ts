import { DatabaseSync } from 'node:sqlite';
import { feedPage, openPin } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

test('the page is printed under the strict policy and nothing breaks it', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self';");
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(policy).not.toContain('unsafe');
  const html = (await answer?.text()) ?? '';
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toMatch(/ on[a-z]+="/);
});

test('hydration keeps the server-rendered cards, and nothing moves', MAIN, async ({ page }) => {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
      }[];
    }
    const videos = () =>
      [...document.querySelectorAll('.tb-video')].map((video) => video.getBoundingClientRect());
    const contains = (outer: DOMRectReadOnly, inner: DOMRectReadOnly) =>
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1;
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[]) {
        if (sources.length === 0) moved.push('something unknown');
        for (const { node, previousRect } of sources) {
          // The browser itself draws captions in a video and moves them to their line: no node of the page.
          const isCaption =
            node === null && videos().some((video) => contains(video, previousRect));
          if (!isCaption) moved.push(JSON.stringify([node?.textContent, previousRect]));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await feedPage(page).open();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([]);
});

test('the feed grows to its end and says so', MAIN, async ({ page }) => {
  const feed = feedPage(page);
  await feed.open();
  const end = page.getByText("You've reached the end");
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(end).toBeInViewport({ timeout: 200 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('listitem').last()).toHaveAttribute('aria-setsize', /^\d+$/);
});

test.describe('when a page of the feed cannot be had', () => {
  test.use({ allowedProblems: /^Failed to load resource: |^HttpError: readHomeFeed / });

  test(
    'it says so, keeps what it has, and tries again when asked',
    MAIN,
    async ({ page, faults }) => {
      await page.clock.install();
      await open(page, '/');
      const times = 3; // the client's own attempts
      await faults.plan({ call: 'UserHomefeedResource/get', kind: 'status', status: 500, times });
      const failed = page.getByText("Couldn't load more Pins.");
      await expect(async () => {
        await page.mouse.wheel(0, 4000);
        await page.clock.fastForward(1000);
        await expect(failed).toBeVisible({ timeout: 200 });
      }).toPass({ timeout: 20_000 });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(failed).toBeHidden();
    },
  );
});

test.describe('with a broken pin in a page', () => {
  test.use({ allowedProblems: /^The response differs from the model: / });

  test('the others show, and the difference is logged', async ({ page, server }) => {
    const database = new DatabaseSync(server.databasePath);
    database.exec(`UPDATE pins SET extras = json_set(ifnull(extras, '{}'), '$.id', NULL)
      WHERE feed_position = (SELECT feed_position FROM pins WHERE is_listed = 1 AND deleted_at IS NULL
        ORDER BY feed_position DESC LIMIT 1 OFFSET 1)`);
    database.close();
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('The response differs from the model: '),
    );
    await feedPage(page).open();
    const ids = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-pin-id')));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.every((id) => /^\d{15,19}$/.test(id ?? ''))).toBe(true);
    expect((await logged).text()).toContain('[1]');
  });
});

test(
  'a pin has a page without an axe violation, and its viewer can log out there',
  MAIN,
  async ({ page }) => {
    const feed = feedPage(page);
    await feed.openAs('marenkjaer');
    await openPin(page, 'Allium, a study in seeds');

    await page.getByRole('button', { name: /^Signed in as/ }).click();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Log out' }).click(),
    ]);
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  },
);

test.describe('a path that the demo has no page for', () => {
  test.use({ allowedProblems: /^Failed to load resource: / });

  test('responds with 404 and a link to the home page', async ({ page }) => {
    const path = '/nothing/here/at/all/';
    expect((await page.request.get(path)).status()).toBe(404);
    await open(page, '/nothing/here/at/all/');
    await page.getByRole('link', { name: 'See the home feed' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
