import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import sheet from '@tackboard/ui/styles.css?inline';
import { createThemeStore, DarkModeSwitch } from '@tackboard/ui';
import { viewerTheme } from './viewer-theme.js';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['theme'];
});

function page(stored: string | null) {
  const style = document.body.appendChild(document.createElement('style'));
  style.textContent = `${sheet} body { background-color: var(--tb-page) }`;
  const values = new Map(stored === null ? [] : [['tackboard:theme', stored]]);
  const storage = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const reload = vi.fn();
  const store = createThemeStore({ ...viewerTheme({ isAuth: true }), storage, reload });
  render(<DarkModeSwitch store={store} label="Dark mode" />);
  return { reload, values };
}

const background = () => getComputedStyle(document.body).backgroundColor;

it('S2 §4.38 §9.24: a stored "dark" makes the page #111111', () => {
  page('dark');
  expect(background()).toBe('rgb(17, 17, 17)');
  expect(screen.getByRole('switch', { name: 'Dark mode' }).getAttribute('aria-checked')).toBe(
    'true',
  );
});

it('S2 §4.39: the switch stores the flag and reloads, and then removes it and reloads', () => {
  const first = page(null);
  expect(background()).toBe('rgb(255, 255, 255)');
  act(() => screen.getByRole('switch').click());
  expect([...first.values.values()]).toEqual(['dark']);
  expect(first.reload).toHaveBeenCalledOnce();
  cleanup();
  const next = page('dark');
  expect(background()).toBe('rgb(17, 17, 17)');
  act(() => screen.getByRole('switch').click());
  expect([...next.values.values()]).toEqual([]);
  expect(next.reload).toHaveBeenCalledOnce();
});
