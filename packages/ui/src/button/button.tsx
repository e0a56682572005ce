import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { withClass } from '../class-name/class-name.js';

/**
 * The looks of a button: `accent` for Save only, `saved` for Save once it is saved, `primary` for the first choice of a
 * dialog, `quiet` for all others, `icon` for round buttons on photographs.
 */
export const BUTTON_VARIANTS = ['accent', 'saved', 'primary', 'quiet', 'icon'] as const;

/** One of {@link BUTTON_VARIANTS}. */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** Props of {@link Button} besides the attributes of a `<button>`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** @default 'quiet' */
  readonly variant?: ButtonVariant;
  /**
   * The action is pending: the button keeps the focus and ignores presses.
   * @default false
   */
  readonly busy?: boolean;
}

/** A button of 40 px, 32 px for icons. Renders a `<button type="button">`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'quiet', busy = false, className, onClick, type = 'button', ...attributes },
  ref,
) {
  return (
    <button
      {...attributes}
      ref={ref}
      type={type}
      className={withClass('tb-button', className)}
      data-variant={variant}
      data-busy={busy ? '' : undefined}
      aria-busy={busy ? true : attributes['aria-busy']}
      aria-disabled={busy ? true : attributes['aria-disabled']}
      onClick={busy ? undefined : onClick}
    />
  );
});
