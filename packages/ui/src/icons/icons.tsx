import { ICON_FRAME, type IconProps } from './icon.js';

/** A tick: done. */
export function CheckIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  );
}

/** A round sign with an exclamation mark: something went wrong. */
export function AlertIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.25M12 16.4v.1" />
    </svg>
  );
}

/** A ribbon: save this. */
export function SaveIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M6.5 5.25a1.5 1.5 0 0 1 1.5-1.5h8a1.5 1.5 0 0 1 1.5 1.5v15L12 16.25l-5.5 4z" />
    </svg>
  );
}

/** A filled ribbon: saved. */
export function SavedIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} fill="currentColor" {...props}>
      <path d="M6.5 5.25a1.5 1.5 0 0 1 1.5-1.5h8a1.5 1.5 0 0 1 1.5 1.5v15L12 16.25l-5.5 4z" />
    </svg>
  );
}

/** A cross: close this. */
export function CloseIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />
    </svg>
  );
}

/** An arrow that leaves: a page elsewhere. */
export function ArrowUpRightIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M8 16 16.5 7.5M9 7h8v8" />
    </svg>
  );
}

/** Three dots: more to do. */
export function MoreIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="2.75" />
    </svg>
  );
}

/** An angle towards the start of the line: back. Turned over from right to left by `icons.css`. */
export function ChevronStartIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} data-mirrors="" {...props}>
      <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
    </svg>
  );
}

/** An angle towards the end of the line: on. Turned over from right to left by `icons.css`. */
export function ChevronEndIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} data-mirrors="" {...props}>
      <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
    </svg>
  );
}
