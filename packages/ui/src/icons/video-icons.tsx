import { ICON_FRAME, type IconProps } from './icon.js';

// The icons of a video's controls.

/** A triangle: play. */
export function PlayIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M8 5.2v13.6a.6.6 0 0 0 .92.5l10.4-6.8a.6.6 0 0 0 0-1L8.92 4.7A.6.6 0 0 0 8 5.2Z" />
    </svg>
  );
}

/** Two bars: pause. */
export function PauseIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M8.5 5.5v13M15.5 5.5v13" strokeWidth="3" />
    </svg>
  );
}

/** A loudspeaker with waves: sound is on. */
export function SoundIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M4 9.75v4.5h3l4.25 3.75V6L7 9.75Zm11 .25a3 3 0 0 1 0 4m2.5-6.5a6.4 6.4 0 0 1 0 9" />
    </svg>
  );
}

/** A loudspeaker with a cross: sound is off. */
export function MutedIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M4 9.75v4.5h3l4.25 3.75V6L7 9.75Zm11 .5 4.5 4.5m0-4.5-4.5 4.5" />
    </svg>
  );
}

/** Lines in a frame: captions. */
export function CaptionsIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
      <path d="M7 12h4.5m2.5 0h3M7 15h2.5m2.5 0h5" />
    </svg>
  );
}

/** A circular arrow: retry. */
export function RetryIcon(props: IconProps) {
  return (
    <svg {...ICON_FRAME} {...props}>
      <path d="M19 12a7 7 0 1 1-2.05-4.95L19.5 9.5m0-5v5h-5" />
    </svg>
  );
}
