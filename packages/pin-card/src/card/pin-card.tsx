'use client';
import { isCarouselPin, isDeletedStory, isShoppable, itemChips } from '@tackboard/domain';
import { forwardRef, memo } from 'react';
import { mayHaveBadges } from '../badge/may-have-badges.js';
import { PinFooter } from '../footer/pin-footer.js';
import { MoreButton } from '../menu/more-button.js';
import { SaveButton, type SaveButtonProps } from '../save-button/save-button.js';
import { CardSelection } from '../selection/selection-slot.js';
import { hasMotion } from '../video/has-motion.js';
import { PinVisual, type PinVisualProps } from '../visual/pin-visual.js';
import { CardBoundary } from './card-boundary.js';
import { CardOverlay } from './card-overlay.js';
import {
  lazyBadges,
  lazyCarousel,
  lazyChips,
  lazyDomainChip,
  lazyFeedback,
  lazyRemovedPin,
  lazyShareButton,
  lazyShoppingIndicator,
  lazyVideo,
} from './lazy-parts.js';
import { PinCardRoot, type PinCardRootProps } from './pin-card-root.js';

/** What a {@link PinCard} takes besides the attributes of an `<article>`. */
export interface PinCardProps
  extends Omit<PinCardRootProps, 'children'>, Pick<PinVisualProps, 'eager' | 'sizes'> {
  /** How the pin is saved, where that is not for the rules alone. Keep the same object. */
  readonly saveButton?: Pick<
    SaveButtonProps,
    'hidesDropdown' | 'isPersistentOneClick' | 'originalPinId' | 'variant'
  >;
}

/**
 * A pin, ready made: picture, badges, footer, hover overlay, save button and domain chip, and what its kind needs; or the
 * tile that stands for a removed idea pin. What shows depends on the surface, the viewer and the pin. A card that cannot be
 * rendered tells the provider's `onError` and keeps its place.
 */
export const PinCard = memo(
  forwardRef<HTMLElement, PinCardProps>(function PinCard(
    { eager, sizes, saveButton, ...root },
    ref,
  ) {
    return (
      <CardBoundary pin={root.pin}>
        <PinCardRoot {...root} ref={ref}>
          {(card) => {
            const { pin, parts } = card;
            if (isDeletedStory(pin)) return lazyRemovedPin(card);
            const shown = (
              <>
                <PinVisual eager={eager} sizes={sizes} />
                {hasMotion(pin) ? lazyVideo(card) : null}
                {isCarouselPin(pin) ? lazyCarousel(card) : null}
                {itemChips(pin).length > 0 ? lazyChips(card) : null}
                {isShoppable(pin) ? lazyShoppingIndicator(card) : null}
                {mayHaveBadges(pin) ? lazyBadges(card) : null}
                <CardOverlay />
                <PinFooter />
                <SaveButton {...saveButton} />
                {lazyDomainChip(card)}
                {lazyShareButton(card)}
                <MoreButton />
                {parts.selection ? <CardSelection /> : null}
              </>
            );
            return card.isMarked ? lazyFeedback(card, { children: shown }) : shown;
          }}
        </PinCardRoot>
      </CardBoundary>
    );
  }),
);
