// The icons of the navigation bars and the search field, which many pages show at first.
import { ICON_FRAME, type IconProps } from './icon.js';

/** A plus: make a new one. */
export function PlusIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M12 5v14M5 12h14" />
    </svg>
  );
}

/** A lens: search. */
export function SearchIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <circle cx="10.75" cy="10.75" r="6.25" />
      <path d="m15.5 15.5 4.75 4.75" />
    </svg>
  );
}

/** A house: home. */
export function HomeIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="m3.75 11 8.25-7 8.25 7v7.5a1.75 1.75 0 0 1-1.75 1.75h-3.75v-5.5h-5.5v5.5H5.5a1.75 1.75 0 0 1-1.75-1.75z" />
    </svg>
  );
}

/** A sun: today. */
export function TodayIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <circle cx="12" cy="12" r="3.75" />
      <path d="M12 3.5V5M12 19v1.5M3.5 12H5M19 12h1.5M6 6l1 1M17 17l1 1M18 6l-1 1M7 17l-1 1" />
    </svg>
  );
}

/** A bell: news. */
export function BellIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M5.75 16.75c1-1.25 1.25-2.5 1.25-6.25a5 5 0 0 1 10 0c0 3.75.25 5 1.25 6.25zM10 19.75c.5.5 1.2.75 2 .75s1.5-.25 2-.75" />
    </svg>
  );
}

/** A speech bubble: messages. */
export function MessageIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M12 4.25c4.7 0 8.25 3.1 8.25 7.25s-3.55 7.25-8.25 7.25c-1 0-2-.15-2.9-.45L4.5 20l1.05-3.85a6.7 6.7 0 0 1-1.8-4.65c0-4.15 3.55-7.25 8.25-7.25" />
    </svg>
  );
}
