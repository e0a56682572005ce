import type { IconProps } from '../icons/icon.js';

/** A rosette with a cut-out tick, in the current text colour. */
export function VerifiedIcon(props: IconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path
        fillRule="evenodd"
        d="M8.4 3.32a4.1 4.1 0 0 1 7.2 0 4.1 4.1 0 0 1 5.08 5.08 4.1 4.1 0 0 1 0 7.2 4.1 4.1 0 0 1-5.08 5.08 4.1 4.1 0 0 1-7.2 0 4.1 4.1 0 0 1-5.08-5.08 4.1 4.1 0 0 1 0-7.2A4.1 4.1 0 0 1 8.4 3.32Zm8.52 6.98a1.15 1.15 0 0 0-1.64-1.62l-4.5 4.55-2.06-2.04a1.15 1.15 0 1 0-1.62 1.63l2.88 2.86a1.15 1.15 0 0 0 1.62 0z"
      />
    </svg>
  );
}
