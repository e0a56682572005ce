import { expect, MAIN, test } from './fixtures.js';
import { messagesPage } from './messages-page.js';
import { open, seededPath } from './open.js';
import { ALL_COOKIES, changeSettings, signIn } from './sign-in.js';
import { expectPlaying } from './video-feed.js';

const INVITED = 'Maren invited you';

test(
  'S2 §4.37 §7.1: a visitor rejects all cookies, then chooses one kind, and the choice is kept',
  MAIN,
  async ({ page }) => {
    await open(page, '/messages');
    const messages = messagesPage(page);
    await messages.ready();
    await messages.show('Cookie banner');
    const banner = page.getByRole('region', { name: /^We use cookies/ });
    const saved: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v3/users/me')) saved.push(request.url());
      if (!request.url().includes('UserSettingsResource')) return;
      const sent = new URLSearchParams(request.postData() ?? '').get('data') ?? '';
      saved.push((JSON.parse(sent) as { readonly options: unknown }).options);
    });
    await banner.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByText(/^We saved your cookie preferences\./)).toBeVisible();
    await expect(banner).toHaveCount(0);
    await messages.expectState('Cookie banner', 'Completed');

    await messages.show('Cookie banner');
    await banner.getByRole('button', { name: 'Let me choose' }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie settings' });
    const kinds = settings.getByRole('switch');
    await expect(kinds).toHaveCount(3);
    for (const kind of await kinds.all()) await expect(kind).not.toBeChecked();
    await kinds.first().check();
    await settings.getByRole('button', { name: 'Save my choices' }).click();
    await expect(settings).toHaveCount(0);
    await messages.expectState('Cookie banner', 'Completed');
    const choice = (isFirst: boolean) => ({
      allow_analytic_cookies: isFirst,
      allow_marketing_cookies: false,
      allow_personalization_cookies: false,
      surface_tag: 'banner',
    });
    // A visitor has no account that could be read again.
    expect(saved).toEqual([choice(false), choice(true)]);

    await page.reload();
    await expect(banner).toHaveCount(0);
    await messages.show('Cookie banner');
    await banner.getByRole('button', { name: 'Let me choose' }).click();
    await expect(kinds.first()).toBeChecked();
    await expect(kinds.last()).not.toBeChecked();
  },
);

test(
  'S2 §4.27 §4.28: a survey asks, opens its frame from another origin, and is completed by its last message',
  MAIN,
  async ({ page }) => {
    await page.clock.install();
    await open(page, '/messages', 'tomasoliveira');
    const messages = messagesPage(page);
    await messages.ready();
    await messages.show('Survey');
    const offer = page.getByRole('region', { name: 'How do you like your home feed?' });
    await expect(offer).toBeVisible();
    await messages.expectState('Survey', 'Triggered');
    const loaded = page.waitForEvent('frameattached');
    await offer.getByRole('button', { name: 'Take the survey' }).click();
    const frame = await loaded;
    await frame.waitForLoadState();
    await page.clock.fastForward(5000);
    const survey = page.frameLocator('iframe[title="How do you like your home feed?"]');
    await expect(survey.getByRole('button', { name: 'Send' })).toBeVisible();
    expect(new URL(frame.url()).origin).not.toBe(new URL(page.url()).origin);
    await messages.expectState('Survey', 'Viewed');
    await survey.getByRole('radio').first().check();
    await survey.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await messages.expectState('Survey', 'Completed');
    await page.reload();
    await messages.expectState('Survey', 'Completed');
    await expect(offer).toHaveCount(0);
  },
);

test(
  'S3 §4.6: an invitation shows a visitor a popover at Log in, and a member a toast, and its end is reported',
  MAIN,
  async ({ page }) => {
    await changeSettings(page, ALL_COOKIES);
    const messages = messagesPage(page);
    await messages.open();
    const looked = page.waitForRequest(/InviteCodeMetadataResource/);
    await page.getByRole('link', { name: 'Open the link' }).click();
    await looked;
    const popover = page.getByRole('dialog', { name: INVITED });
    await expect(popover.getByRole('button', { name: 'Sign up' })).toBeVisible();
    await popover.getByRole('button', { name: 'Close' }).click();
    await expect(popover).toHaveCount(0);
    const address = page.url();

    await signIn(page, 'tomasoliveira');
    await changeSettings(page, ALL_COOKIES);
    await page.goto(address);
    await expect
      .poll(async () => (await page.request.get('/__events?kind=tracking')).text())
      .toContain('message-invite-denied');
    await expect(page.locator('.tb-toaster').getByText(INVITED)).toBeVisible();
    await expect(page.getByRole('main').getByText(INVITED)).toBeVisible();
    const answer = page.getByRole('link', { name: 'Send a message' });
    await expect(answer).toHaveAttribute('href', '/marenkjaer/');

    // The sender of the invitation sees nothing of it.
    await signIn(page, 'marenkjaer');
    const again = page.waitForResponse(/InviteCodeMetadataResource/);
    await page.goto(address);
    await again;
    await expect(page.getByText(INVITED)).toHaveCount(0);
  },
);

test('S2 §4.36: the search field colours a word that a message names, and it is viewed once', async ({
  page,
}) => {
  await signIn(page, 'tomasoliveira');
  const viewed = page.waitForResponse(/UserExperienceViewedResource/);
  await page.goto('/search/pins/?q=terrazzo');
  const delight = page.getByRole('search').locator('.tb-search-delight');
  await expect(delight).toHaveText('terrazzo');
  expect((await viewed).ok()).toBe(true);
  const field = page.getByRole('search').getByRole('combobox');
  await field.fill('kitchen');
  await expect(delight).toHaveCount(0);
  await field.fill('spring');
  await expect(delight).toHaveText('spring');
  const messages = messagesPage(page);
  await messages.open();
  await messages.expectState('Search delight', 'Viewed');
});

test.describe('without its frame', () => {
  test.use({ allowedProblems: /^SurveyTimeoutError: / });

  test('S2 §4.28: a survey that never loads never shows, and its offer can be pressed again', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('**/home-feed', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>No survey</title>' }),
    );
    await open(page, '/messages', 'tomasoliveira');
    const messages = messagesPage(page);
    await messages.ready();
    await messages.show('Survey');
    const offer = page.getByRole('region', { name: 'How do you like your home feed?' });
    const take = offer.getByRole('button', { name: 'Take the survey' });
    const loaded = page.waitForEvent('frameattached');
    await take.click();
    await loaded;
    await expect(take).toHaveAttribute('aria-disabled', 'true');
    await page.clock.fastForward(15_000);
    await expect(page.locator('iframe')).toHaveCount(0);
    await messages.expectState('Survey', 'Triggered');
  });
});

test('S2 §2: a modal with a video plays it once it is asked to', async ({ page }) => {
  await signIn(page, 'tomasoliveira');
  const html = await (await page.request.get(seededPath('/pin/{pressing-stems}/'))).text();
  const [, url = ''] = /(\/media\/[^"\\]+\/stems\.mp4)/.exec(html) ?? [];
  // No message of the demo has a video.
  await page.route('**/UserExperiencePlatformResource/get/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const video = JSON.stringify({ url, metadata: { width: 480, height: 624 } });
    const withVideo = text.replace('"title":"New: stats by country"', `$&,"video":${video}`);
    await route.fulfill({ response, body: withVideo });
  });
  const messages = messagesPage(page);
  await messages.open();
  await messages.show('Modal, upright picture');
  const video = page.getByRole('dialog', { name: 'New: stats by country' }).locator('video');
  await expect(video).toHaveJSProperty('readyState', 0);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expectPlaying(video);
});
