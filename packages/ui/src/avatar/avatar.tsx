import { type HTMLAttributes, forwardRef } from 'react';
import { withClass } from '../class-name/class-name.js';

/** Props of {@link Avatar} besides the attributes of a `<span>`. */
export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The person's name. Its initials show until the picture loads, and if it fails. */
  readonly name: string;
  /** The picture's url. */
  readonly imageUrl?: string | undefined;
}

/**
 * A person's picture or initials. Decorative: it is hidden from screen readers.
 * Renders a `<span>`. `--tb-avatar-size` sets its size (1.5rem).
 */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, imageUrl, className, ...attributes },
  ref,
) {
  const letters = initials(name);
  return (
    <span
      aria-hidden="true"
      {...attributes}
      ref={ref}
      className={withClass('tb-avatar', className)}
      data-tone={toneOf(name)}
    >
      {letters}
      {imageUrl ? (
        <img src={imageUrl} alt="" data-initials={letters} loading="lazy" decoding="async" />
      ) : null}
    </span>
  );
});

const TONES = 6;

/** Returns one of six colours, always the same for a name. */
function toneOf(name: string): number {
  let sum = 0;
  for (let index = 0; index < name.length; index++) sum += name.charCodeAt(index);
  return sum % TONES;
}

/** Returns the first letters of the first and last word: `initials('Karl B. archive')` is `'KA'`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0x20).trim())
    .join('')
    .toUpperCase();
}
