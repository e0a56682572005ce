// A card's first load has the icons of this module. Cards call some of them once, outside of rendering, where the memory of
// the React Compiler cannot work.
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
