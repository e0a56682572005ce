import { describe, expect, it } from 'vitest';
import { openSample, shows, withBrowser } from './browse.ts';
import { fingerOn, PHONE, swipe, withFinger } from './finger.ts';

withBrowser();

/** The length of a swipe across a card. */
const ACROSS_PX = 120;

describe('by touch, the parts of a card', () => {
  it('a carousel is swiped forward and back, and the pin does not open (S1 §4)', () =>
    withFinger('pin-card--CarouselToSwipe', async (page) => {
      const picture = page.locator('.tb-visual');
      const number = page.locator('.tb-carousel-number');
      // The number is in the server markup; swipes come with the carousel.
      await page.locator('.tb-carousel-pictures').waitFor();
      const address = page.url();
      await swipe(page, picture, -ACROSS_PX);
      await expect.poll(() => number.textContent()).toBe('2/5');
      await swipe(page, picture, -ACROSS_PX);
      await expect.poll(() => number.textContent()).toBe('3/5');
      await swipe(page, picture, ACROSS_PX);
      await expect.poll(() => number.textContent()).toBe('2/5');
      expect(page.url()).toBe(address);
    }));

  it('a video is unmuted and muted, and its captions are turned on and off', async () => {
    await withFinger('pin-video--WithSound', async (page) => {
      await page.getByRole('button', { name: /^Unmute/ }).tap();
      await page.getByRole('button', { name: /^Mute/ }).tap();
      expect(await shows(page.getByRole('button', { name: /^Unmute/ }))).toBe(true);
    });
    await withFinger('pin-video--WithCaptions', async (page) => {
      const captions = page.getByRole('button', { name: /^Captions/ });
      await captions.tap();
      await expect.poll(() => captions.getAttribute('aria-pressed')).toBe('true');
      await captions.tap();
      await expect.poll(() => captions.getAttribute('aria-pressed')).toBe('false');
    });
  });

  it('a gif is paused and played', () =>
    withFinger('pin-video--Gif', async (page) => {
      await page.getByRole('button', { name: /^Pause/ }).tap();
      await page.getByRole('button', { name: /^Play/ }).tap();
      expect(await shows(page.getByRole('button', { name: /^Pause/ }))).toBe(true);
    }));

  it('the items of a collection are opened', async () => {
    const { page, close } = await openSample('react-19', 'pin-card--Collection', PHONE);
    const [opened] = await Promise.all([
      page.waitForRequest(/\/pin\/61/),
      page.getByRole('link', { name: 'Terrazzo tray' }).tap(),
    ]);
    expect(new URL(opened.url()).pathname).toBe('/pin/61/');
    await close();
  });

  it('the site of a pin is opened with the menu, because the domain chip shows on hover', async () => {
    const { page, close } = await openSample('react-19', 'pin-card--WithDomain', PHONE);
    const site = 'https://printhouse.example/dunes';
    await page.context().route(site, (route) => route.fulfill({ body: 'Dunes' }));
    await page.getByRole('button', { name: /^More options/ }).waitFor();
    const lift = await fingerOn(page, page.locator('.tb-visual'));
    await page.getByRole('menu').waitFor();
    await lift();
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Open printhouse.example' }).tap(),
    ]);
    await expect.poll(() => opened.url()).toBe(site);
    await close();
  });

  it('a pin is sent to a person, and its address is copied', () =>
    withFinger('share-button--Flyout', async (page) => {
      await page.getByRole('button', { name: /^More options/ }).tap();
      await page.getByRole('menuitem', { name: 'Send' }).tap();
      const flyout = page.getByRole('dialog');
      await flyout.getByRole('listitem').first().waitFor();
      await flyout.getByRole('button', { name: /^Send/ }).first().tap();
      expect(await shows(flyout.getByRole('button', { name: /^Sent/ }))).toBe(true);
      await flyout.getByRole('button', { name: /^Copy link/ }).tap();
    }));

  it('the pinner of a hidden pin is unfollowed', () =>
    withFinger('pin-card-feedback--HiddenAndFollowed', async (page) => {
      await page.getByRole('button', { name: /^More options/ }).tap();
      await page.getByRole('menuitem', { name: 'Hide Pin' }).tap();
      await page.getByRole('button', { name: 'Unfollow' }).tap();
      expect(await shows(page.getByText(/^You unfollowed Lena Adler/))).toBe(true);
    }));

  it('a long press opens the menu without focusing an entry', () =>
    withFinger('pin-menu--OfSomebodyElse', async (page) => {
      await page.getByRole('button', { name: /^More options/ }).waitFor();
      const lift = await fingerOn(page, page.locator('.tb-visual'));
      await page.getByRole('menu').waitFor();
      await lift();
      await expect.poll(() => page.locator('[role="menu"]:focus').count()).toBe(1);
    }));

  it('a long press that begins before its code has loaded opens the menu too (S1 §9)', () =>
    withFinger('pin-menu--OfSomebodyElse', async (page) => {
      const { promise: scriptsAllowed, resolve: allowScripts } = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await scriptsAllowed;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      const lift = await fingerOn(page, page.locator('.tb-visual'));
      allowScripts();
      await page.getByRole('menu').waitFor();
      await lift();
      await page.getByRole('menuitem', { name: 'Hide Pin' }).tap();
      expect(await shows(page.getByRole('button', { name: 'Undo' }))).toBe(true);
    }));
});
