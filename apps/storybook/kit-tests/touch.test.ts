import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openSample, shows, withBrowser } from './browse.ts';
import { fingerOn, PHONE, placeOn, withFinger } from './finger.ts';

withBrowser();

const status = (page: Page) => page.locator('article').getAttribute('data-save');

describe('by touch', () => {
  it('a tap on the picture opens the pin', async () => {
    const { page, close } = await openSample('react-19', 'pin-card--Image', PHONE);
    const { x, y } = await placeOn(page.locator('.tb-visual'));
    const [opened] = await Promise.all([
      page.waitForRequest(/\/pin\//),
      page.touchscreen.tap(x, y),
    ]);
    expect(new URL(opened.url()).pathname).toBe('/pin/1/');
    await close();
  });

  it('every action of a card shows without hover, with at least 24 by 24 pixels', () =>
    withFinger('pin-card--Image', async (page) => {
      await page.getByRole('button', { name: /^More options/ }).waitFor();
      const buttons = await page.locator('article').getByRole('button').all();
      const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
      expect(boxes.every((box) => box && box.width >= 24 && box.height >= 24)).toBe(true);
      const opacities = await page
        .locator('article button')
        .evaluateAll((all) => all.map((button) => getComputedStyle(button).opacity));
      expect(opacities.every((opacity) => opacity === '1')).toBe(true);
      await page.getByRole('button', { name: /^Save/ }).waitFor();
    }));

  it('a pin is saved and unsaved', () =>
    withFinger('pin-card--Image', async (page) => {
      await page.getByRole('button', { name: /^Save / }).tap();
      await expect.poll(() => status(page)).toBe('saved');
      await page.getByRole('button', { name: /^Saved/ }).tap();
      await expect.poll(() => status(page)).toBe('none');
    }));

  it('a press of 500 ms on a card opens its menu, and lifting the finger opens nothing else (S1 §9)', () =>
    withFinger('pin-menu--OfSomebodyElse', async (page) => {
      await page.getByRole('button', { name: /^More options/ }).waitFor();
      const lift = await fingerOn(page, page.locator('.tb-visual'));
      await page.getByRole('menu').waitFor();
      await lift();
      const address = page.url();
      await page.getByRole('menuitem', { name: 'Hide Pin' }).tap();
      await page.getByRole('button', { name: 'Undo' }).tap();
      await page.getByRole('link', { name: 'Night shapes' }).waitFor();
      expect(page.url()).toBe(address);
    }));

  it('a board is chosen, a pin is sent', async () => {
    await withFinger('save-button--PickABoard', async (page) => {
      // On touch no other control opens the board picker.
      await page.getByRole('button', { name: /^Save / }).tap();
      await page.getByRole('button', { name: /^Posters/ }).tap();
      expect(await shows(page.getByRole('link', { name: 'Saved to Posters' }))).toBe(true);
    });
    await withFinger('share-button--Flyout', async (page) => {
      await page.getByRole('button', { name: /^More options/ }).tap();
      await page.getByRole('menuitem', { name: 'Send' }).tap();
      expect(await shows(page.getByRole('dialog').getByRole('listitem').first())).toBe(true);
    });
  });

  it('a carousel goes forward and back, a video is paused', async () => {
    await withFinger('pin-card--Carousel', async (page) => {
      const previous = page.getByRole('button', { name: 'Previous picture' });
      await page.getByRole('button', { name: 'Next picture' }).tap();
      expect(await shows(previous)).toBe(true);
      await previous.tap();
      await previous.waitFor({ state: 'hidden' });
    });
    await withFinger('pin-video--Playing', async (page) => {
      await page.getByRole('button', { name: /^Pause/ }).tap();
      expect(await shows(page.getByRole('button', { name: /^Play/ }))).toBe(true);
    });
  });
});
