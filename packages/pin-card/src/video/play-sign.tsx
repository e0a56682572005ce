'use client';
import { PlayIcon, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';

/** A sign on an image that links to a video of another site. It is no control. */
export const PlaySign = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function PlaySign({ className, ...attributes }, ref) {
    return (
      <div
        aria-hidden="true"
        {...attributes}
        ref={ref}
        className={withClass('tb-video', className)}
        data-kind="elsewhere"
      >
        <div className="tb-video-controls">
          <span className="tb-video-sign">
            <PlayIcon width="20" height="20" />
          </span>
        </div>
      </div>
    );
  },
);
