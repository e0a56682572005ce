import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';
import { signIn } from './sign-in.js';

/** The browser logs each failed response, and the page the failed upload. */
test.use({ allowedProblems: /^(Failed to load resource|HttpError: requestUploadSlot)/ });

/** The chunk with the charts of toggles and saves. */
const CHART = /\/run-intent-[^/]+\.js$/;

const PICTURE = fileURLToPath(import.meta.resolve('@tackboard/api/package.json')).replace(
  /package\.json$/,
  'media/nagasaki-boats.jpg',
);

/** A picture of 313 KB takes 3 s. */
const SLOW_BYTES_PER_SECOND = 100_000;

async function setUploadSpeed(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await session.send('Network.emulateNetworkConditions', conditions);
}

/** Hides the first pin of the home feed. Returns its title. */
async function hideFirstPin(page: Page): Promise<string> {
  await signIn(page, 'marenkjaer');
  await page.goto('/');
  const card = page.getByRole('article').first();
  const more = card.getByRole('button', { name: /^More options: / });
  const title = (await more.getAttribute('aria-label'))?.slice('More options: '.length) ?? '';
  await card.hover();
  await more.click();
  await page.getByRole('menuitem', { name: /^Hide/ }).click();
  await expect(page.getByText('Pin hidden')).toBeVisible();
  return title;
}

test(
  'S3 §4.11: an upload fails, is slow and cancelled, and becomes a pin that is edited and deleted',
  MAIN,
  async ({ page, faults }) => {
    await open(page, '/pin-creation-tool/', 'marenkjaer');
    await expect(page).toHaveTitle('Create Pin · Tackboard');

    const title = page.getByRole('textbox', { name: 'Title' });
    const picture = page.getByLabel(/^Choose (a|another) picture/);
    const publish = page.getByRole('button', { name: 'Publish' });
    await title.fill('Boats at dusk');
    await page.getByRole('textbox', { name: 'Link' }).fill('two words');
    await publish.click();
    await expect(page.getByText('Choose a picture or video for your Pin.')).toBeVisible();
    await expect(page.getByText(/^Enter a full web address/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Link' }).fill('shop.example/boats');

    await faults.plan({ call: 'VIPResource/create', kind: 'status', status: 500, times: 1 });
    await picture.setInputFiles(PICTURE);
    await expect(page.getByText("Couldn't upload the file. Try again.")).toBeVisible();
    await setUploadSpeed(page, SLOW_BYTES_PER_SECOND);
    await page.getByRole('button', { name: 'Try again' }).click();
    const progress = page.getByRole('progressbar', { name: 'Uploading…' });
    await expect(progress).toHaveJSProperty('max', 1);
    await expect
      .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(progress).toBeHidden();
    await expect(picture).toBeFocused();

    await setUploadSpeed(page, -1);
    await picture.setInputFiles(PICTURE);
    await expect(progress).toBeHidden();
    await page.getByRole('button', { name: /^Board / }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cabins/ })
      .click();
    await faults.plan({ call: 'PinResource/create', kind: 'status', status: 500, times: 1 });
    await publish.click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect(title).toHaveValue('Boats at dusk');
    await publish.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boats at dusk');
    await expect(page.getByText('Published to Cabins')).toBeVisible();

    await page.getByRole('button', { name: 'More options: Boats at dusk' }).click();
    await page.getByRole('menuitem', { name: 'Edit Pin' }).click();
    await expect(page).toHaveTitle('Edit “Boats at dusk” · Tackboard');
    await title.fill('Boats at dawn');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boats at dawn');
    await page.getByRole('button', { name: 'More options: Boats at dawn' }).click();
    await page.getByRole('menuitem', { name: 'Edit Pin' }).click();
    await expect(page).toHaveTitle('Edit “Boats at dawn” · Tackboard');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/marenkjaer/_created/');
    await expect(page.getByText('Pin deleted!')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You deleted this Pin');
  },
);

test(
  'S1 §2, S3 §4.3: the home feed is tuned: what is followed or hidden is turned off and on',
  MAIN,
  async ({ page }) => {
    // The card changes before the server has answered.
    const isHidden = page.waitForResponse(/\/hide\/|PinFeedbackResource\/update/);
    const title = await hideFirstPin(page);
    await isHidden;

    await open(page, '/edit', 'marenkjaer');
    await expect(page).toHaveTitle('Tune your home feed · Tackboard');
    const isShown = page.waitForResponse(/\/hide\/|PinFeedbackResource\/delete/);
    await page.getByRole('button', { name: `Show again: ${title}` }).click();
    await expect(page.getByRole('button', { name: `Hide: ${title}` })).toBeVisible();
    await isShown;
    await page.reload();
    await expect(
      page.getByRole('region', { name: 'Hidden Pins' }).getByText('Nothing here yet'),
    ).toBeVisible();
  },
);

test('S3 §4.3: a pin that is hidden while the code for it loads stays hidden when the page is left', async ({
  page,
}) => {
  const isLoading = page.waitForRequest(CHART);
  await page.route(CHART, () => {});
  const title = await hideFirstPin(page);
  await isLoading;
  await page.goto('about:blank');
  await page.unroute(CHART);
  // The next page sends what the outbox holds.
  await expect(async () => {
    await page.goto('/edit');
    const shown = page.getByRole('button', { name: `Show again: ${title}` });
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});

test('S3 §2.1: /board/{id}/edit renames a board, for its owner only', MAIN, async ({ page }) => {
  await open(page, '/board/{board:marenkjaer/boats}/edit/', 'marenkjaer');
  const address = page.url();
  await signIn(page, 'lenaadler');
  await page.goto(address);
  await expect(page).toHaveURL('/marenkjaer/boats/');
  await signIn(page, 'marenkjaer');
  await page.goto(address);
  await expect(page).toHaveTitle('Edit “Boats” · Tackboard');
  await page.getByRole('textbox', { name: 'Name' }).fill('Boats, still');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boats, still');
});
