'use client';
import { forwardRef, memo } from 'react';
import { PinFooter } from '../footer/pin-footer.js';
import { SaveButton } from '../save-button/save-button.js';
import { PinVisual, type PinVisualProps } from '../visual/pin-visual.js';
import { CardBoundary } from './card-boundary.js';
import { CardOverlay } from './card-overlay.js';
import { PinCardRoot, type PinCardRootProps } from './pin-card-root.js';

/** What a {@link PinCard} takes besides the attributes of an `<article>`. */
export interface PinCardProps
  extends Omit<PinCardRootProps, 'children'>, Pick<PinVisualProps, 'eager' | 'sizes'> {}

/**
 * A pin, ready made: picture, footer, hover overlay and save button. What shows depends on the surface, the viewer and
 * the pin. A card that cannot be rendered tells the provider's `onError` and keeps its place.
 */
export const PinCard = memo(
  forwardRef<HTMLElement, PinCardProps>(function PinCard({ eager, sizes, ...root }, ref) {
    return (
      <CardBoundary pin={root.pin}>
        <PinCardRoot {...root} ref={ref}>
          <PinVisual eager={eager} sizes={sizes} />
          <CardOverlay />
          <PinFooter />
          <SaveButton />
        </PinCardRoot>
      </CardBoundary>
    );
  }),
);
