'use client';
import type { Theme } from '@tackboard/domain';
import { type ButtonHTMLAttributes, forwardRef, useSyncExternalStore } from 'react';
import type { ThemeStore } from './theme.js';
import { withClass } from '../class-name/class-name.js';

/** Returns the theme and renders again when it changes. Always `'light'` on a server. */
export function useTheme(store: ThemeStore): Theme {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => 'light');
}

/** Props of {@link DarkModeSwitch} besides the attributes of a `<button>`. */
export interface DarkModeSwitchProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'type'
> {
  readonly store: ThemeStore;
  /** The visible label, such as "Dark mode". */
  readonly label: string;
}

/**
 * Switches the theme: stores or removes the choice and reloads the page. Renders a `<button role="switch">`.
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
