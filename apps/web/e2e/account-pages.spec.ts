import { expect, test } from './fixtures.js';
import { fromTour } from './from-tour.js';

test('S3 §2.1: the pages of a removed pin, of appeals and of a business open', async ({ page }) => {
  const main = page.getByRole('main');
  await fromTour(page, 'removed-pin');
  await expect(main.getByRole('button', { name: 'Appeal' })).toBeVisible();
  await fromTour(page, 'appealed-pins');
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await fromTour(page, 'business-convert');
  await expect(main.getByRole('textbox', { name: 'Business name' })).toBeVisible();
  await fromTour(page, 'business-hub');
  await expect(main.getByRole('region', { name: 'Last 30 days' })).toContainText('Saves867');
});
