import { act, cleanup, render } from '@testing-library/react';
import type { Viewer } from '@tackboard/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PinCard } from '../card/pin-card.js';
import { samplePage, viewer } from '../../test-data/page.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import '@tackboard/ui/styles.css';
import '../styles.css';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });

/** For a busy machine. */
const PATIENCE = { timeout: 8000 };

async function show(who: Viewer) {
  const sample = samplePage({ viewer: who });
  await act(async () => {
    render(
      sample.inside(
        <div style={{ inlineSize: 236 }}>
          <PinCard pin={pin} surface="AuthHomefeed" />
        </div>,
      ),
    );
  });
  await act(sample.ready);
}

const focused = () => {
  const { activeElement } = document;
  return activeElement?.getAttribute('role') === 'menu' ? 'the menu' : activeElement?.textContent;
};
const dots = () => page.getByRole('button', { name: /^More options/ });
const menu = () => page.getByRole('menu');

beforeEach(() => userEvent.cleanup());
afterEach(cleanup);

describe('where the focus of a menu starts', () => {
  it.each(['{Enter}', ' '])('on its first entry when %s opened it', async (key) => {
    await show(viewer);
    await expect.element(dots(), PATIENCE).toBeInTheDocument();
    dots().element().focus();
    await userEvent.keyboard(key);
    await expect.element(menu(), PATIENCE).toBeVisible();
    await expect.poll(focused).toBe('Send');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('Download image');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(dots().element());
  });

  it('on the menu itself when a press opened it', async () => {
    await show(viewer);
    await userEvent.hover(page.getByRole('article'));
    await userEvent.click(dots(), PATIENCE);
    await expect.element(menu(), PATIENCE).toBeVisible();
    await expect.poll(focused).toBe('the menu');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('Send');
  });

  it.each(['{ContextMenu}', '{Shift>}{F10}{/Shift}'])(
    'on the first entry of the menu for visitors when %s opened it',
    async (key) => {
      await show({ isAuth: false });
      page.getByRole('link', { name: 'Dune study' }).element().focus();
      await userEvent.keyboard(key);
      await expect.element(menu(), PATIENCE).toBeVisible();
      await expect.poll(focused).toBe('Download image');
    },
  );

  it('on that menu itself when a right click opened it', async () => {
    await show({ isAuth: false });
    await userEvent.click(page.getByRole('article'), { button: 'right', ...PATIENCE });
    await expect.element(menu(), PATIENCE).toBeVisible();
    await expect.poll(focused).toBe('the menu');
  });
});
