import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DarkModeSwitch } from './dark-mode-switch.js';
import type { ThemeStore } from './theme.js';

afterEach(cleanup);

/** A theme that can be set from outside. */
function themeFrom(first: 'light' | 'dark') {
  let theme = first;
  const listeners = new Set<() => void>();
  const store: ThemeStore = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => theme,
    toggle: vi.fn(),
  };
  const set = (next: 'light' | 'dark') => {
    theme = next;
    for (const listener of listeners) listener();
  };
  return { store, set };
}

describe('DarkModeSwitch', () => {
  describeConformance(<DarkModeSwitch label="Dark mode" store={themeFrom('dark').store} />, {
    element: HTMLButtonElement,
  });

  it('is checked while the page is dark', () => {
    const { store, set } = themeFrom('light');
    render(<DarkModeSwitch label="Dark mode" store={store} />);
    const button = screen.getByRole('switch', { name: 'Dark mode' });
    expect(button.getAttribute('aria-checked')).toBe('false');
    act(() => set('dark'));
    expect(button.getAttribute('aria-checked')).toBe('true');
  });

  it('toggles, unless the host prevents it', async () => {
    const { store } = themeFrom('light');
    const { rerender } = render(<DarkModeSwitch label="Dark mode" store={store} />);
    await userEvent.click(screen.getByRole('switch'));
    expect(store.toggle).toHaveBeenCalledTimes(1);
    rerender(
      <DarkModeSwitch
        label="Dark mode"
        store={store}
        onClick={(event) => event.preventDefault()}
      />,
    );
    await userEvent.click(screen.getByRole('switch'));
    expect(store.toggle).toHaveBeenCalledTimes(1);
  });
});
