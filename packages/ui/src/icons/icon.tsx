import type { SVGAttributes } from 'react';

/** What every icon takes: the attributes of an `<svg>`. */
export type IconProps = SVGAttributes<SVGSVGElement>;

/**
 * The frame of an icon: 24 px grid, 1.75 px stroke, round joins, the colour of the text around it. It says nothing
 * aloud: the control around it carries the name.
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
