// Only rare kinds of pins show these.
import { ICON_FRAME, type IconProps } from './icon.js';

/** A torch: look closer. */
export function FlashlightIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M8 3.5h8v3.6L14 11v9.5h-4V11L8 7.1ZM8 7h8M12 13.5v1.5" />
    </svg>
  );
}

/** A price tag: shop. */
export function TagIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M12.6 4H19a1 1 0 0 1 1 1v6.4a1 1 0 0 1-.3.7l-7.9 7.9a1 1 0 0 1-1.4 0l-6.4-6.4a1 1 0 0 1 0-1.4l7.9-7.9a1 1 0 0 1 .7-.3Z" />
      <path d="M16 8h.01" strokeWidth="2.5" />
    </svg>
  );
}
