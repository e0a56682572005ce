import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';
import { signIn } from './sign-in.js';

test('S2 §7, S3 §6: settings are changed, and read again', MAIN, async ({ page }) => {
  await signIn(page, 'tomasoliveira');
  await page.goto('/settings/');
  await expect(page).toHaveTitle('Settings · Tackboard');

  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('a'.repeat(31));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('1 character over the limit of 30.')).toBeVisible();
  await name.fill('Tom');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your account is up to date.')).toBeVisible();

  await page.getByRole('radio', { name: /^Save to your profile/ }).check();
  await expect(page.getByText('We saved your choice.')).toBeVisible();
  await page.getByRole('switch', { name: /^Marketing/ }).check();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.getByText('We saved your cookie preferences.')).toBeVisible();

  await page.reload();
  await expect(name).toHaveValue('Tom');
  await expect(page.getByRole('radio', { name: /^Save to your profile/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Marketing/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Analytics/ })).not.toBeChecked();
});

test('S2 §4: dark mode is stored, and set before the first paint of the next page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/settings/', 'tomasoliveira');
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('switch', { name: 'Dark mode' }).click(),
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 17, 17)');
});

test('S2 §4.38 §6.6: a dark system makes the page dark where the experiment of the viewer allows it', async ({
  page,
}) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/messages');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await signIn(page, 'hedgeandgarden');
  await page.goto('/settings/');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('switch', { name: 'Dark mode' }).click(),
  ]);
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('S3 §7: sign-up says whether an address has an account', MAIN, async ({ page }) => {
  await page.goto('/signup/?next=/settings/');
  const email = page.getByRole('textbox', { name: 'Email address' });
  const next = page.getByRole('button', { name: 'Continue' });
  await email.fill('lena');
  await next.click();
  await expect(page.getByText(/^Enter a full email address/)).toBeVisible();
  await email.fill('lenaadler@tackboard.example');
  await next.click();
  await expect(page.getByText('This address has an account.')).toBeVisible();
  await email.fill('somebody@example.com');
  await next.click();
  await expect(page.getByText(/^This address is free/)).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Yuki Tanabe', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/$/);
  await expect(email).toHaveValue('yukitanabe@tackboard.example');
});
