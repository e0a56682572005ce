'use client';
import { forwardRef } from 'react';
import { CardBoundary } from './card-boundary.js';
import { CardRoot, type PinCardRootProps } from './card-root.js';

export type { PinCardRootProps } from './card-root.js';

/**
 * The root of a card whose parts you arrange yourself. Renders an `<article>` with the attributes `data-save` (`none`,
 * `saving`, `saved` or `deleting`) and `data-newly-saved`. A card that throws reports the error and renders an empty box.
 */
export const PinCardRoot = forwardRef<HTMLElement, PinCardRootProps>(
  function PinCardRoot(props, ref) {
    return (
      <CardBoundary pin={props.pin}>
        <CardRoot {...props} ref={ref} />
      </CardBoundary>
    );
  },
);
