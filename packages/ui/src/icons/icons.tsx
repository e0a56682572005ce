import { ICON_FRAME, type IconProps } from './icon.js';

// A card's first load has the icons of this module; all layers close with the same one. Cards call some of them once, outside of rendering, where the memory of
// the React Compiler cannot work.

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
  'use no memo';
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M6.5 5.25a1.5 1.5 0 0 1 1.5-1.5h8a1.5 1.5 0 0 1 1.5 1.5v15L12 16.25l-5.5 4z" />
    </svg>
  );
}

/** A filled ribbon: saved. */
export function SavedIcon(props: IconProps) {
  'use no memo';
  return (
    <svg {...ICON_FRAME} fill="currentColor" {...props}>
      <path d="M6.5 5.25a1.5 1.5 0 0 1 1.5-1.5h8a1.5 1.5 0 0 1 1.5 1.5v15L12 16.25l-5.5 4z" />
    </svg>
  );
}

/** An arrow out of a box: an external page. */
export function ArrowUpRightIcon(props: IconProps) {
  'use no memo';
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M8 16 16.5 7.5M9 7h8v8" />
    </svg>
  );
}

/** Three dots: more to do. */
export function MoreIcon(props: IconProps) {
  'use no memo';
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="2.75" />
    </svg>
  );
}

/** An angle towards the start of the line: back. `icons.css` mirrors it in right-to-left text. */
export function ChevronStartIcon(props: IconProps) {
  'use no memo';
  return (
    <svg {...ICON_FRAME} data-tb-mirrors="" {...props}>
      <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
    </svg>
  );
}

/** An angle towards the end of the line: on. `icons.css` mirrors it in right-to-left text. */
export function ChevronEndIcon(props: IconProps) {
  'use no memo';
  return (
    <svg {...ICON_FRAME} data-tb-mirrors="" {...props}>
      <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
    </svg>
  );
}

/** An angle downwards: there is a list to open. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </svg>
  );
}

/** A tray with an arrow out of it: send or share this. */
export function ShareIcon(props: IconProps) {
  'use no memo';
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M12 15V4M7.75 8 12 3.75 16.25 8M5 12.5v5.75A1.75 1.75 0 0 0 6.75 20h10.5A1.75 1.75 0 0 0 19 18.25V12.5" />
    </svg>
  );
}

/** A heart: liked. */
export function HeartIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M12 20s-7.5-4.7-7.5-10.2A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 7.5 2.8C19.5 15.3 12 20 12 20Z" />
    </svg>
  );
}

/** A light bulb: a good idea. */
export function IdeaIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M9.25 16.5c0-2-2.75-3.25-2.75-6.75a5.5 5.5 0 0 1 11 0c0 3.5-2.75 4.75-2.75 6.75zM10 20.25h4" />
    </svg>
  );
}

/** A thumb: thanks. */
export function ThanksIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M4.25 11h3.5v9h-3.5zM7.75 11.25l3.5-7.5a2.25 2.25 0 0 1 2.25 2.25V9.5h4.25a2 2 0 0 1 1.95 2.4l-1.3 6.5a2 2 0 0 1-1.95 1.6h-8.7" />
    </svg>
  );
}

/** A face with an open mouth: surprise. */
export function WowIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <circle cx="12" cy="15.25" r="2" />
      <path d="M9 9v.5M15 9v.5" />
    </svg>
  );
}

/** A face that laughs. */
export function LaughIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M7.75 13h8.5a4.25 4.25 0 0 1-8.5 0zM9 9v.5M15 9v.5" />
    </svg>
  );
}

// Only rare kinds of pins show these.

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

/** A cross: close this. */
export function CloseIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />
    </svg>
  );
}
