import { type HTMLAttributes, forwardRef } from 'react';
import { withClass } from '../class-name/class-name.js';

/** Text for screen readers only. Renders a `<span>`. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function VisuallyHidden({ className, ...attributes }, ref) {
    return (
      <span {...attributes} ref={ref} className={withClass('tb-visually-hidden', className)} />
    );
  },
);
