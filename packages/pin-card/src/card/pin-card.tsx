'use client';
import { isCarouselPin, isDeletedStory, isShoppable, itemChips } from '@tackboard/domain/card';
import { forwardRef, memo } from 'react';
import { PinFooter } from '../footer/pin-footer.js';
import { DomainChip } from '../links/domain-chip.js';
import { MoreButton } from '../menu/more-button.js';
import { CardSelection } from '../organise/selection-slot.js';
import { SaveButton, type SaveButtonProps } from '../save/save-button.js';
import { ShareButton } from '../share/share-button.js';
import { carouselFrame } from '../visual/carousel-frame.js';
import { hasMotion } from '../visual/has-motion.js';
import { ItemChips } from '../visual/item-chips.js';
import { PinVisual, type PinVisualProps } from '../visual/pin-visual.js';
import { CardOverlay } from './card-overlay.js';
import { lazyCarousel, lazyFeedback, lazyShoppingIndicator, lazyVideo } from './lazy-parts.js';
import { mayHaveBadges, PinBadges } from './pin-badges.js';
import { PinCardRoot, type PinCardRootProps } from './pin-card-root.js';
import { RemovedPin } from './removed-pin.js';

/** Props of {@link PinCard}, besides the attributes of an `<article>`. */
export interface PinCardProps
  extends Omit<PinCardRootProps, 'children'>, Pick<PinVisualProps, 'priority' | 'sizes'> {
  /** Props of the save button. Pass the same object at every render: cards are memoized. */
  readonly saveButton?: Pick<
    SaveButtonProps,
    'hidesDropdown' | 'isPersistentOneClick' | 'originalPinId' | 'variant'
  >;
}

/**
 * A complete card: picture, badges, footer, hover overlay, save button, domain chip and the parts that its kind of pin
 * needs, or the placeholder of a removed idea pin. The surface, the viewer and the pin decide which parts show. A
 * card that throws reports the error and renders an empty box.
 */
export const PinCard = memo(
  forwardRef<HTMLElement, PinCardProps>(function PinCard(
    { priority, sizes, saveButton, ...root },
    ref,
  ) {
    return (
      <PinCardRoot {...root} ref={ref}>
        {(card) => {
          const { pin, parts, context } = card;
          if (isDeletedStory(pin)) return <RemovedPin />;
          const content = (
            <>
              <PinVisual priority={priority} sizes={sizes} />
              {hasMotion(pin) ? lazyVideo(card) : null}
              {isCarouselPin(pin) ? lazyCarousel(card, carouselFrame(card)) : null}
              {itemChips(pin).length > 0 ? <ItemChips /> : null}
              {context.experiments && isShoppable(pin) ? lazyShoppingIndicator(card) : null}
              {mayHaveBadges(pin) ? <PinBadges /> : null}
              <CardOverlay />
              <PinFooter />
              <SaveButton {...saveButton} />
              {parts.domainChip && pin.link !== undefined ? <DomainChip /> : null}
              {parts.sendButton ? <ShareButton /> : null}
              <MoreButton />
              {parts.selection ? <CardSelection /> : null}
            </>
          );
          // The content stays mounted until the feedback shows: a video goes on playing while its code loads.
          return (
            <>
              {card.hasFeedback ? lazyFeedback(card) : null}
              {card.isReplaced ? null : content}
            </>
          );
        }}
      </PinCardRoot>
    );
  }),
);
