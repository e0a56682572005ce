import { expect, MAIN, test } from './fixtures.js';
import { messagesPage } from './messages-page.js';
import { open } from './open.js';
import { signIn } from './sign-in.js';

const FIRST_BOARD = 'Start your first board';

test(
  "S2 §4.2 §4.4: a banner of the server's page moves nothing, and its end is the same in every tab and after a reload",
  MAIN,
  async ({ page, context }) => {
    await signIn(page, 'yukitanabe');
    const html = await (await page.request.get('/')).text();
    expect(html).toContain(FIRST_BOARD);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { readonly value: number };
          document.documentElement.dataset['shift'] = String(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/', 'yukitanabe');
    const other = await context.newPage();
    await other.goto('/');
    const [here, there] = [page, other].map((one) =>
      one.getByRole('region', { name: FIRST_BOARD }),
    );
    await expect(here!).toBeVisible();
    // A second window gives way: one tab at a time shows messages.
    await expect(there!).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-shift');

    await here!.getByRole('button', { name: 'Got it' }).click();
    await expect(here!).toHaveCount(0);
    await expect(there!).toHaveCount(0);
    await messagesPage(other).open();
    await messagesPage(other).expectState('Hero banner, complete only', 'Completed');
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await expect(here!).toHaveCount(0);
  },
);

test('S2 §4.37: "Accept all" keeps the choice, and the question does not come back', async ({
  page,
}) => {
  await signIn(page, 'tomasoliveira');
  const messages = messagesPage(page);
  await messages.open();
  await messages.show('Cookie banner');
  const banner = page.getByRole('region', { name: /^We use cookies/ });
  const [saved] = await Promise.all([
    page.waitForRequest(/UserSettingsResource/),
    banner.getByRole('button', { name: 'Accept all' }).click(),
  ]);
  const sent = new URLSearchParams(saved.postData() ?? '').get('data') ?? '';
  expect(JSON.parse(sent)).toMatchObject({
    options: {
      allow_analytic_cookies: true,
      allow_marketing_cookies: true,
      allow_personalization_cookies: true,
    },
  });
  await expect(page.getByText(/^We saved your cookie preferences\./)).toBeVisible();
  await expect(banner).toHaveCount(0);
  await messages.expectState('Cookie banner', 'Completed');
  await page.reload();
  await messages.expectState('Cookie banner', 'Completed');
  await expect(banner).toHaveCount(0);
});
