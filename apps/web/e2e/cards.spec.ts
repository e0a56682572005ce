import { expect, test } from './fixtures.js';
import { open } from './open.js';

test('S1 §5: products show their range of prices, what is sold out, a price that is stale, and delivery', async ({
  page,
}) => {
  for (const [path, title, text] of [
    ['/tilestudio/terrazzo/', 'Terrazzo no. 12', '$48.00–$120.00'],
    ['/tilestudio/terrazzo/', 'Serving board cast from terracotta offcuts', 'Sold out'],
    ['/printhouse/new-editions/', 'Lake at seven in the evening, poster', 'See price on site'],
    ['/kilnandco/cups-and-saucers/', 'Cup, saucer and the right spoon', 'Free shipping over $60'],
  ] as const) {
    await open(page, path, 'marenkjaer');
    await expect(page.getByRole('article', { name: title })).toContainText(text);
  }
});

test('S1 §5: a video shows its reactions, after the icons of the three that are most', async ({
  page,
}) => {
  await open(page, '/', 'marenkjaer');
  const reactions = page
    .getByRole('article', { name: 'Pressing wild stems without losing their colour' })
    .locator('.tb-reactions');
  await expect(reactions).toContainText('104 reactions');
  await expect(reactions.locator('.tb-reaction')).toHaveCount(3);
});

test('S1 §5: a sponsored pin says who paid for it', async ({ page }) => {
  await open(page, '/shopping/', 'marenkjaer');
  const card = page.getByRole('article', { name: 'Twelve cards, cut like paper' });
  await expect(card).toContainText('Sponsored by Print House');
  await expect(card).not.toContainText('Promoted');
});

test('S1 §4: a board keeps the place of a withdrawn story', async ({ page }) => {
  await open(page, '/ilsethorne/water-and-weather/');
  const tile = page.getByRole('article', { name: 'Ten lakes in ten days' });
  await expect(tile).toContainText('Unavailable');
  await expect(tile).toContainText('Removed by the creator');
});

test("S1 §6: a partner's pin without numbers has the footer of everybody", async ({ page }) => {
  await open(page, '/tilestudio/_created/', 'tilestudio');
  const numbers = page.getByText('Last 30 days');
  await expect(page.getByRole('article', { name: /^Terrazzo no. 12/ })).toContainText(
    'Last 30 days',
  );
  const plain = page.getByRole('article', { name: 'The loom at work, first metre' });
  await expect(plain.getByRole('link', { name: /^The loom/ }).first()).toBeVisible();
  await expect(plain.filter({ has: numbers })).toHaveCount(0);
});

test('S1 §6: a bot gets the largest picture that is not the original', async ({ page }) => {
  const pictureFor = async (agent: string) => {
    const response = await page.request.get('/', { headers: { 'user-agent': agent } });
    const [, card = ''] =
      /<article\b[^>]*aria-label="Dune study(.*?)<\/article>/s.exec(await response.text()) ?? [];
    return /<img\b[^>]* src="([^"]+)"/.exec(card)?.[1];
  };
  expect(await pictureFor('Mozilla/5.0 Chrome/150.0')).toMatch(/236x/);
  expect(await pictureFor('Googlebot/2.1')).toMatch(/750x/);
});

test('S1 §5: a pin with a ThumbHash shows it until its picture has loaded', async ({ page }) => {
  let load = () => {};
  const mayLoad = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/media\/.+\/\w+\.(?:jpg|avif)/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto('/openprints/flight/', { waitUntil: 'commit' });
  const card = page.getByRole('article', { name: 'Eileen Collins before her first flight' });
  await expect(card.locator('canvas')).toBeVisible();
  load();
  await expect(card.locator('canvas')).toHaveCount(0);
  await expect(card.getByRole('img')).toBeVisible();
});
