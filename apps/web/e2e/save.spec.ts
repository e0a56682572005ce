import { expect, MAIN, test } from './fixtures.js';
import { feedPage, pointAt } from './feed-page.js';
import { open } from './open.js';
import { savesInDatabase } from './saves.js';
import { signInElsewhere } from './sign-in.js';

const TITLE = 'Allium, a study in seeds';

/** Tracking events are sent when enough of them wait, whatever the test does. */
const EVENTS_PATH = '/v3/events/';

test(
  'S1 §4.3 §4.5: a save persists after a reload, and so does an unsave',
  MAIN,
  async ({ page, server }) => {
    const feed = feedPage(page);
    const saves = () => savesInDatabase(server.databasePath, 'marenkjaer', TITLE);
    await open(page, '/', 'marenkjaer');
    const card = feed.card(TITLE);
    const button = feed.saveButton(TITLE);
    await expect(card).toHaveAttribute('data-save', 'none');

    await pointAt(card);
    await button.click();
    await expect(card).toHaveAttribute('data-save', 'saved');
    await expect(card).toContainText('Saved to Posters');
    await expect(page.locator('.tb-toaster').getByText('Saved to Posters')).toBeVisible();
    expect(saves()).toBe(1);

    await page.reload();
    await expect(card).toHaveAttribute('data-save', 'saved');
    await expect(card).toContainText('Saved to Posters');

    await button.click();
    await expect(card).toHaveAttribute('data-save', 'none');
    await expect(page.getByText('Pin deleted!')).toBeVisible();
    expect(saves()).toBe(0);

    await page.reload();
    await expect(card).toHaveAttribute('data-save', 'none');
  },
);

test(
  'S1 §4.7: taps are ignored while a save runs: a double tap is one request',
  MAIN,
  async ({ page, server, faults }) => {
    const feed = feedPage(page);
    await feed.openAs('marenkjaer');
    await faults.plan({ call: 'RepinResource/create', kind: 'latency', delayMs: 300 });
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && pathname !== EVENTS_PATH) requests.push(pathname);
    });

    await pointAt(feed.card('Acanthus mollis, photographed like architecture'));
    await feed.saveButton('Acanthus mollis, photographed like architecture').dblclick();
    await expect(feed.card('Acanthus mollis, photographed like architecture')).toHaveAttribute(
      'data-save',
      'saved',
    );
    expect(requests).toEqual(['/resource/RepinResource/create/']);
    expect(
      savesInDatabase(
        server.databasePath,
        'marenkjaer',
        'Acanthus mollis, photographed like architecture',
      ),
    ).toBe(1);
  },
);

test(
  'S1 §4 §6.2: a visitor saves two pins, the third prompts a login, and the login merges them once',
  MAIN,
  async ({ page, server }) => {
    const [first, second, third] = [
      'Terrazzo no. 12',
      'Lake, before the wind',
      'Allium, a study in seeds',
    ] as const;
    const merges: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/UnauthPinsResource/')) {
        merges.push(request.headers()['idempotency-key'] ?? '');
      }
    });
    const feed = feedPage(page);
    const cardOf = (title: string) =>
      page
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: new RegExp(`^Saved? ${title}`) }) })
        .first();
    const save = async (title: string) => {
      await pointAt(cardOf(title));
      await cardOf(title)
        .getByRole('button', { name: /^Save / })
        .click();
    };
    await open(page, '/');
    for (const title of [first, second]) {
      await save(title);
      await expect(cardOf(title)).toHaveAttribute('data-save', 'saved');
    }
    await page.reload();
    await expect(cardOf(first)).toHaveAttribute('data-save', 'saved');
    await save(third);
    const prompt = page.getByRole('dialog', { name: 'Log in to save this Pin' });
    await expect(prompt).toBeVisible();
    expect(merges).toEqual([]);

    await prompt.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login?next=%2F');
    await page.waitForLoadState();
    await page.getByRole('main').getByRole('button', { name: 'Yuki Tanabe' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: /^Signed in as Yuki Tanabe\. / })).toBeVisible();
    await expect(feed.card(first)).toHaveAttribute('data-save', 'saved');
    await expect(feed.card(second)).toHaveAttribute('data-save', 'saved');
    const saves = (title: string) => savesInDatabase(server.databasePath, 'yukitanabe', title);
    expect([first, second, third].map(saves)).toEqual([1, 1, 0]);

    await page.goto('/yukitanabe/');
    await expect(feed.card(first)).toBeVisible();
    await expect(feed.card(second)).toBeVisible();
    expect(merges).toEqual([expect.stringMatching(/./)]);
  },
);

test.describe('after another account has logged in', () => {
  test.use({ allowedProblems: /^Failed to load resource: / });

  test('S1 §8: a save says who is logged in now, and saves nothing', async ({ page, server }) => {
    const feed = feedPage(page);
    await open(page, '/', 'marenkjaer');
    await signInElsewhere(page, 'noramalik');
    await pointAt(feed.card(TITLE));
    await feed.saveButton(TITLE).click();
    await expect(page.locator('.tb-toaster')).toContainText(
      "You're now logged in as Nora Malik. Reload to continue.",
    );
    await expect(feed.card(TITLE)).toHaveAttribute('data-save', 'none');
    for (const username of ['marenkjaer', 'noramalik']) {
      expect(savesInDatabase(server.databasePath, username, TITLE)).toBe(0);
    }
  });
});

test('S1 §4: a save says "Saved!" for 950 ms, then the board', async ({ page }) => {
  const feed = feedPage(page);
  await feed.openAs('marenkjaer');
  const card = feed.card(TITLE);
  // Reads the card in each frame: a test that waits for a text may miss one that lasts a second.
  await card.evaluate((element) => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    const read = () => {
      if (element.querySelector('.tb-footer')?.textContent?.includes('Saved!'))
        times.push(performance.now());
      requestAnimationFrame(read);
    };
    read();
  });
  await pointAt(card);
  await feed.saveButton(TITLE).click();
  await expect(card.getByRole('link', { name: 'Saved to Posters' })).toBeVisible();
  await expect(card).not.toContainText('Saved!');
  const times = (await page.evaluate(() => Reflect.get(globalThis, 'times'))) as readonly number[];
  expect(times.at(-1)! - times[0]!).toBeGreaterThan(900);
});
