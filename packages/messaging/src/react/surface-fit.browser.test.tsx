import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { addSheets, boxOf, closePage, openPage } from './surface-page.test.fixture.js';

beforeAll(addSheets);
afterEach(async () => {
  document.querySelector('[data-message-anchor]')?.remove();
  await closePage();
});

const TITLE = 'Sixty plates of the sea and of the shore, and a few more of the hills behind them';
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="teal"/></svg>')}`;

it.each(['100%', '200%'])(
  'S2 §2.28: with text at %s, in a low window, a tooltip keeps three lines of its title and its buttons',
  async (fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button data-message-anchor="save" style="position: absolute; top: 20px; left: 150px">Save</button>',
    );
    const mainText = `${TITLE}. `.repeat(4);
    const tooltip = { mainText, confirmButtonText: 'Try it', cancelButtonText: 'Not now' };
    const displayData = { anchor: 'save', hasTooltip: true, tooltip, subText: TITLE.repeat(20) };
    await openPage({ device: 'mobile', window: [390, 600], message: { type: 8, displayData } });
    const shown = await screen.findByRole('dialog', { name: /^Sixty plates/ });
    const box = await boxOf(shown);
    const title = shown.querySelector('.tb-message-title')!;
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
    expect(title.getBoundingClientRect().height).toBe(3 * lineHeight);
    expect(box.bottom).toBeLessThanOrEqual(600 - 8);
    const actions = shown.querySelector('.tb-message-actions')!.getBoundingClientRect();
    expect(actions.bottom).toBeLessThanOrEqual(box.bottom - 16);
    const body = shown.querySelector('.tb-message-body')!.getBoundingClientRect();
    expect(body.height).toBeGreaterThanOrEqual(20);
  },
);

it('S2 §2.18: welcome back shows the picture of a viewer who has only a small one', async () => {
  const viewer = { isAuth: true, id: 'v', firstName: 'Eileen', imageSmallUrl: PICTURE };
  const message = { id: '500863', type: 13, displayData: {} };
  await openPage({ viewer, message });
  const shown = await screen.findByRole('region', { name: /^Welcome back/ });
  const picture = shown.querySelector('img');
  await expect.poll(() => picture?.naturalWidth).toBe(400);
  const { height, width } = picture!.getBoundingClientRect();
  expect([width, height]).toEqual([48, 48]);
});

it('S2 §2.26: a tall modal without a picture keeps its title clear of the close sign, and its body of the buttons', async () => {
  const displayData = { title: TITLE, body: 'Plates. '.repeat(400), completeButtonText: 'Browse' };
  await openPage({ message: { type: 14, displayData } });
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  await boxOf(dialog);
  const sign = dialog.querySelector('.tb-dialog-close')!.getBoundingClientRect();
  const title = screen.getByRole('heading', { name: TITLE }).getBoundingClientRect();
  expect(sign.left - title.right).toBeGreaterThanOrEqual(8);
  const body = dialog.querySelector('.tb-dialog-body')!.getBoundingClientRect();
  const button = screen.getByText('Browse').getBoundingClientRect();
  expect(button.top - body.bottom).toBeGreaterThanOrEqual(8);
});

it('S2 §2.33: the picture of an upsell with much text is at most 128 px wide and high', async () => {
  const displayData = {
    title: 'Take your boards along',
    message: 'Faster, and with a camera to search with. '.repeat(4),
    completeButtonText: 'Get the app',
    image: { url: '/missing.png', width: 400, height: 400 },
  };
  await openPage({ message: { type: 28, displayData } });
  const shown = await screen.findByRole('region', { name: /^Take your boards along/ });
  const card = await boxOf(shown);
  expect(card.height).toBeGreaterThan(128 + 24);
  const { height, width } = shown.querySelector('img')!.getBoundingClientRect();
  expect(width).toBeLessThanOrEqual(128);
  expect(height).toBeLessThanOrEqual(128);
});

it('S2 §2.8: the cookie card of a phone is 8 px from the sides and from the bottom', async () => {
  const message = { id: '502597', type: 13, displayData: {} };
  await openPage({ device: 'mobile', message });
  const button = await screen.findByRole('button', { name: 'Accept all' });
  const card = await boxOf(button.closest('.tb-cookies')!);
  expect([card.left, innerWidth - card.right, innerHeight - card.bottom]).toEqual([8, 8, 8]);
});

it.each([
  ['light', '#204060', [1, 3], 'rgba(30, 30, 34, 0.95)', 'rgb(244, 244, 245)'],
  ['dark', '#ffe0e0', [1, 3], 'rgba(255, 255, 255, 0.95)', 'rgb(23, 23, 26)'],
] as const)(
  'S2 §3.11: on a %s page the close sign of a banner on %s can be seen',
  async (theme, background, layouts, fill, ink) => {
    document.documentElement.className = 'tb-theme';
    document.documentElement.dataset['theme'] = theme;
    // As Lightning CSS leaves the tokens of the page: with the value of its theme.
    const chip = theme === 'light' ? '#fffffff2' : '#1e1e22f2';
    document.documentElement.style.setProperty('--tb-chip', chip);
    for (const layout of layouts) {
      const displayData = {
        componentType: 1,
        titleText: TITLE,
        coverImage: '/missing.png',
        canClose: true,
        layoutWide: layout,
        backgroundColorWide: background,
      };
      await openPage({ message: { displayData } });
      const sign = await screen.findByRole('button', { name: 'Close' });
      expect(getComputedStyle(sign)).toMatchObject({ backgroundColor: fill, color: ink });
      cleanup();
    }
    delete document.documentElement.dataset['theme'];
  },
);
