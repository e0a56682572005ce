import { ICON_FRAME, type IconProps } from './icon.js';

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
