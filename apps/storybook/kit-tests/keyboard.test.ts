import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openSample, shows, withBrowser } from './browse.ts';
import { focusedName, tabTo } from './tab-to.ts';

withBrowser();

/** Uses a sample with the keyboard only, and expects no problems on its page. */
async function withKeys(id: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, problems, close } = await openSample('react-19', id);
  await act(page);
  expect(await problems()).toEqual([]);
  await close();
}

const status = (page: Page) => page.locator('article').getAttribute('data-save');

/** Opens the menu of a card and presses an entry. */
async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await tabTo(page, /^More options/);
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await expect
    .poll(async () => {
      const focused = await focusedName(page);
      if (focused !== entry) await page.keyboard.press('ArrowDown');
      return focused;
    })
    .toBe(entry);
  await page.keyboard.press('Enter');
}

describe('with the keyboard alone', () => {
  it('a pin is saved and unsaved', () =>
    withKeys('pin-card--Image', async (page) => {
      await tabTo(page, /^Save /);
      await page.keyboard.press('Enter');
      await expect.poll(() => status(page)).toBe('saved');
      await page.getByText('Saved to Desert prints').last().waitFor();
      expect(await focusedName(page)).toMatch(/^Saved/);
      await page.keyboard.press('Space');
      await expect.poll(() => status(page)).toBe('none');
      await page.getByText('Pin deleted!').waitFor();
    }));

  it('a pin is opened', async () => {
    const { page, close } = await openSample('react-19', 'pin-card--Image');
    await tabTo(page, /^Dune study/);
    const [opened] = await Promise.all([
      page.waitForRequest(/\/pin\//),
      page.keyboard.press('Enter'),
    ]);
    expect(new URL(opened.url()).pathname).toBe('/pin/1/');
    await close();
  });

  it('a board is chosen, and Escape returns the focus', () =>
    withKeys('save-button--PickABoard', async (page) => {
      await tabTo(page, /Choose a board/);
      await page.keyboard.press('Enter');
      await page.getByRole('searchbox').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => focusedName(page)).toMatch(/Choose a board/);
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: /^Posters/ }).waitFor();
      await tabTo(page, /^Desert prints 128/);
      await page.keyboard.press('ArrowDown');
      expect(await focusedName(page)).toMatch(/^Posters/);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Saved to Posters' }).waitFor();
    }));

  it('arrows reach every entry of the menu, and Escape returns the focus', () =>
    withKeys('pin-menu--OfSomebodyElse', async (page) => {
      await tabTo(page, /^More options/);
      await page.keyboard.press('Space');
      await page.getByRole('menu').waitFor();
      const entries = await page.getByRole('menuitem').allTextContents();
      expect(entries.length).toBeGreaterThan(4);
      const reached = new Set<string>();
      await expect
        .poll(async () => {
          reached.add(await focusedName(page));
          await page.keyboard.press('ArrowDown');
          return entries.filter((entry) => !reached.has(entry));
        })
        .toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => focusedName(page)).toMatch(/^More options/);
    }));

  it('a pin is hidden, and Undo has the focus', () =>
    withKeys('pin-menu--OfSomebodyElse', async (page) => {
      await chooseInMenu(page, 'Hide Pin');
      await expect.poll(() => focusedName(page)).toBe('Undo');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Night shapes' }).waitFor();
    }));

  it('a pin is sent to a person', () =>
    withKeys('share-button--Flyout', async (page) => {
      await tabTo(page, /^Send:/);
      await page.keyboard.press('Enter');
      const flyout = page.getByRole('dialog');
      await flyout.getByRole('listitem').first().waitFor();
      await tabTo(page, /^Copy link/);
      await page.keyboard.press('Escape');
      await expect.poll(() => focusedName(page)).toMatch(/^Send:/);
      await page.keyboard.press('Enter');
      await flyout.getByRole('listitem').first().waitFor();
      await tabTo(page, /^Send/);
      await page.keyboard.press('Enter');
      await flyout.getByRole('button', { name: /^Sent/ }).waitFor();
    }));

  it('a carousel goes forward and back', () =>
    withKeys('pin-card--Carousel', async (page) => {
      await tabTo(page, /^Next picture/);
      await page.keyboard.press('Enter');
      // Arrow keys reach it once the code of the keys has loaded. Until then it is a Tab stop.
      await tabTo(page, /^Previous picture/);
      expect(await focusedName(page)).toBe('Previous picture');
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Previous picture' }).waitFor({ state: 'hidden' });
    }));

  it('the site of a pin and the items of a collection are links of their own', async () => {
    await withKeys('pin-card--WithDomain', async (page) => {
      await tabTo(page, /^Open printhouse\.example/);
      expect(await page.locator(':focus').getAttribute('href')).toContain('printhouse.example');
    });
    await withKeys('pin-card--Collection', async (page) => {
      expect(await shows(page.getByRole('link', { name: 'Espresso cup' }))).toBe(true);
      for (const item of [/^Espresso cup/, /^Terrazzo tray/, /^Night poster/]) {
        await tabTo(page, item);
      }
    });
  });

  it('a video is paused, played and unmuted', () =>
    withKeys('pin-video--Playing', async (page) => {
      await page.getByRole('button', { name: /^Pause/ }).waitFor();
      await tabTo(page, /^Pause/);
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedName(page)).toMatch(/^Play/);
      await page.keyboard.press('Space');
      await expect.poll(() => focusedName(page)).toMatch(/^Pause/);
      await tabTo(page, /^Unmute/);
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedName(page)).toMatch(/^Mute/);
    }));

  it('Tab moves through a card and out of it', () =>
    withKeys('pin-card--WithDomain', async (page) => {
      await page.getByRole('link', { name: /^Open/ }).waitFor();
      await page.getByRole('button', { name: /^Send/ }).waitFor();
      const firstWord = async () => (await focusedName(page)).replace(/[: ].*/, '');
      await page.keyboard.press('Tab');
      // Until the chunk with the keys has loaded, every control is a Tab stop.
      await expect
        .poll(() => page.getByRole('button', { name: /^Send/ }).getAttribute('tabindex'))
        .toBe('-1');
      const stops = [await firstWord()];
      while (stops.at(-1) !== '' && stops.length < 10) {
        await page.keyboard.press('Tab');
        stops.push(await firstWord());
      }
      expect(stops).toEqual(['Dune', 'Save', '']);
      await tabTo(page, /^Save/);
      const controls: string[] = [];
      for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
        await page.keyboard.press(key);
        controls.push((await focusedName(page)).replace(/[.: ].*/, ''));
      }
      expect(controls).toEqual(['Save', 'Open', 'Send', 'More', 'More']);
    }));
});
