import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { withClass } from '../class-name/class-name.js';

/**
 * How a button looks: `accent` is Save and nothing else, `saved` what Save turns into, `primary` the first choice of a
 * dialog, `quiet` stands on the page, `icon` is round and lies on a photograph.
 */
export const BUTTON_VARIANTS = ['accent', 'saved', 'primary', 'quiet', 'icon'] as const;

/** How a button looks. See {@link BUTTON_VARIANTS}. */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** What a {@link Button} takes besides the attributes of a `<button>`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * How it looks.
   * @default 'quiet'
   */
  readonly variant?: ButtonVariant;
  /**
   * The button waits for an answer: it keeps its focus and its place, and a press does nothing.
   * @default false
   */
  readonly busy?: boolean;
}

/** A button of 40 px, 32 px for icons. Renders a `<button type="button">`; needs `button.css`. */
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
      aria-disabled={busy ? true : attributes['aria-disabled']}
      onClick={busy ? undefined : onClick}
    />
  );
});
