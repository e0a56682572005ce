import type { SVGAttributes } from 'react';

/** Props of every icon: the attributes of an `<svg>`. */
export type IconProps = SVGAttributes<SVGSVGElement>;

/**
 * The attributes of every icon: 24 px grid, 1.75 px stroke, the current text colour. Icons are hidden from screen readers,
 * because the control around them has the name.
 */
export const ICON_FRAME = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: false,
} as const satisfies IconProps;
