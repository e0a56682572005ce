import { ICON_FRAME, type IconProps } from './icon.js';

/** A cross: close this. */
export function CloseIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />
    </svg>
  );
}
