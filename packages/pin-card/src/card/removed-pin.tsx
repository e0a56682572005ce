'use client';
import { AlertIcon, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useInternals } from '../client/tackboard-context.js';

/** Props of {@link RemovedPin}, besides the attributes of a `<div>`. */
export interface RemovedPinProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * A `tile` of 314 px for a grid, or `full-screen` on a dark background.
   * @default 'tile'
   */
  readonly variant?: 'tile' | 'full-screen';
}

/** The placeholder of an idea pin that its creator has removed. */
export const RemovedPin = forwardRef<HTMLDivElement, RemovedPinProps>(function RemovedPin(
  { variant = 'tile', className, ...attributes },
  ref,
) {
  const { words } = useInternals('RemovedPin');
  return (
    <div
      {...attributes}
      ref={ref}
      className={withClass('tb-removed', className)}
      data-variant={variant}
    >
      <AlertIcon width="32" height="32" />
      <p className="tb-removed-title">{words.unavailable()}</p>
      <p className="tb-removed-text">{words.removedByCreator()}</p>
    </div>
  );
});
