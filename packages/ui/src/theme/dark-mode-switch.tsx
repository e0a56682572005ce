'use client';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { withClass } from '../class-name/class-name.js';
import type { ThemeStore } from './theme-store.js';
import { useTheme } from './use-theme.js';

/** What a {@link DarkModeSwitch} takes besides the attributes of a `<button>`. */
export interface DarkModeSwitchProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'type'
> {
  readonly store: ThemeStore;
  /** What stands beside it and is its name, such as "Dark mode". */
  readonly label: string;
}

/**
 * Switches the page to dark and back: the choice is stored, or removed, and the page is loaded again (S2 §4). Renders a
 * `<button role="switch">`; needs `dark-mode-switch.css`.
 */
export const DarkModeSwitch = forwardRef<HTMLButtonElement, DarkModeSwitchProps>(
  function DarkModeSwitch({ store, label, className, onClick, ...attributes }, ref) {
    const isDark = useTheme(store) === 'dark';
    return (
      <button
        {...attributes}
        ref={ref}
        type="button"
        role="switch"
        aria-checked={isDark}
        className={withClass('tb-switch', className)}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) store.toggle();
        }}
      >
        <span className="tb-switch-label">{label}</span>
        <span className="tb-switch-track" aria-hidden="true" />
      </button>
    );
  },
);
