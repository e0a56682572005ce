import { ICON_FRAME, type IconProps } from './icon.js';

// The icons that no card shows at first: a module of their own keeps them out of its first load.

/** A lock: a secret board. */
export function LockIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </svg>
  );
}

/** Two people: a group board. */
export function PeopleIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <circle cx="9" cy="8.5" r="3.25" />
      <path d="M3 19.5a6 6 0 0 1 12 0M16 5.6a3.25 3.25 0 0 1 0 5.8M18 14.6a6 6 0 0 1 3 4.9" />
    </svg>
  );
}

/** A bin: delete. */
export function TrashIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M4.5 6.75h15M9.5 6.75V5a1.25 1.25 0 0 1 1.25-1.25h2.5A1.25 1.25 0 0 1 14.5 5v1.75M6.5 6.75l.8 12a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4l.8-12M10 10.75v5.5M14 10.75v5.5" />
    </svg>
  );
}

/** A sheet with an arrow out of it: move. `icons.css` mirrors it in right-to-left text. */
export function MoveIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} data-tb-mirrors="" {...props}>
      <path d="M19.5 8V6A1.75 1.75 0 0 0 17.75 4.25H6.25A1.75 1.75 0 0 0 4.5 6v12a1.75 1.75 0 0 0 1.75 1.75h11.5A1.75 1.75 0 0 0 19.5 18v-2M10 12h11M18 8.75 21.25 12 18 15.25" />
    </svg>
  );
}

/** Two sheets, one over the other: copy. */
export function CopyIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2" />
      <path d="M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5" />
    </svg>
  );
}

/** A folder with a plus: make a new section. */
export function FolderPlusIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M3.75 7A1.75 1.75 0 0 1 5.5 5.25h4l2.25 2.5h6.75A1.75 1.75 0 0 1 20.25 9.5V17a1.75 1.75 0 0 1-1.75 1.75h-13A1.75 1.75 0 0 1 3.75 17zM12 10.75v5M9.5 13.25h5" />
    </svg>
  );
}

/** Three sliders: tune. */
export function SlidersIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M4 7h9M17.5 7H20M4 12h3M11.5 12H20M4 17h9M17.5 17H20" />
      <circle cx="15.25" cy="7" r="2" />
      <circle cx="9.25" cy="12" r="2" />
      <circle cx="15.25" cy="17" r="2" />
    </svg>
  );
}

/** A picture in its frame: choose a picture. */
export function ImageIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <rect x="3.75" y="4.75" width="16.5" height="14.5" rx="2" />
      <circle cx="9" cy="10" r="1.5" />
      <path d="m4 16.5 4.25-3.5 3.25 2.5 3.75-4 5 5" />
    </svg>
  );
}

/** Two links of a chain: a url. */
export function LinkIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M10 13.75a3.75 3.75 0 0 0 5.5.25l3.25-3.25a3.75 3.75 0 0 0-5.3-5.3l-1.2 1.2M14 10.25a3.75 3.75 0 0 0-5.5-.25l-3.25 3.25a3.75 3.75 0 0 0 5.3 5.3l1.2-1.2" />
    </svg>
  );
}

/** A telephone with an arrow into it: get the app. */
export function AppIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <rect x="6.75" y="3.25" width="10.5" height="17.5" rx="2.25" />
      <path d="M12 7.5v6.25M9.5 11.25l2.5 2.5 2.5-2.5M11 17.5h2" />
    </svg>
  );
}

// The icons of the navigation bars and the search field, which many pages show at first.

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
