import { createThemeStore } from '@tackboard/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Demo, DemoProvider } from './demo-context.js';
import { ViewAsMenu } from './view-as.js';

let unmount = () => {};
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has none. The system is light.
  const isLight = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => isLight);
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Opens the menu of a visitor, or of a person. */
function openMenu(username?: string) {
  const reload = vi.fn<() => void>();
  const theme = createThemeStore({ mode: 'system', reload });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(() => root.unmount());
  const user = username === undefined ? undefined : { id: '1', username };
  act(() =>
    root.render(
      <MemoryRouter>
        <DemoProvider
          value={{ origin: 'http://localhost', people: [], theme, user } as unknown as Demo}
        >
          <ViewAsMenu />
        </DemoProvider>
      </MemoryRouter>,
    ),
  );
  return {
    reload,
    theme,
    findSwitch: () => document.querySelector<HTMLElement>('[role="switch"]'),
  };
}

it('has a switch for dark mode for visitors, which stores the choice and reloads (S2 §4)', () => {
  const { reload, theme, findSwitch } = openMenu();
  expect(findSwitch()?.textContent).toBe('Dark mode');
  expect(findSwitch()?.getAttribute('aria-checked')).toBe('false');
  act(() => findSwitch()?.click());
  expect(theme.getSnapshot()).toBe('dark');
  expect(reload).toHaveBeenCalledOnce();
});

it('has none for members, who have it in their settings', () => {
  expect(openMenu('marenkjaer').findSwitch()).toBeNull();
});
