'use client';
import type { Pin, ShippingLabel } from '@tackboard/domain';
import { isAdvertising, showsReactions } from '@tackboard/domain/pin';
import { Avatar, VisuallyHidden, withClass } from '@tackboard/ui';
import { CheckIcon } from '@tackboard/ui/icons';
import { forwardRef, type HTMLAttributes } from 'react';
import { type Card, useCard } from '../card/card-context.js';
import { PinLink } from '../link/pin-link.js';
import { PartnerFooter } from '../partner-footer/partner-footer.js';
import type { PinCardWords } from '../provider/words.js';
import { SavedStatus } from '../save-button/saved-status.js';
import { type PinFooterContent, pinFooterContent } from './pin-footer-content.js';
import { reactions } from './reactions.js';
import { ratingStars } from './star-rating.js';

/** What a {@link PinFooter} takes: the attributes of a `<div>`. */
export type PinFooterProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * What stands under the picture: the title, which is the card's link, the price, and who the pin comes from or, once it
 * is saved, where. A pin without a title and a card without a footer keep the link, unseen.
 */
export const PinFooter = forwardRef<HTMLDivElement, PinFooterProps>(function PinFooter(
  { className, ...attributes },
  ref,
) {
  const card = useCard('PinFooter');
  const { pin, context, isSquare } = card;
  const { words } = card.tackboard;
  const content = pinFooterContent(pin, context, isSquare);
  if (content.height === 0) {
    return (
      <>
        <PinLink />
        {isAdvertising(pin) ? (
          // Advertising is labelled everywhere, in the markup of a server too.
          <span className="tb-badge tb-advertising">
            {isSponsored(pin) ? words.sponsored() : words.promoted()}
          </span>
        ) : null}
      </>
    );
  }
  return (
    <div
      {...attributes}
      ref={ref}
      className={withClass('tb-footer', className)}
      data-compact={content.isCompact ? '' : undefined}
      data-height={content.height}
    >
      {content.title === undefined ? (
        <PinLink />
      ) : (
        <p className="tb-title" data-lines={content.titleLines}>
          <PinLink dir="auto">{content.title}</PinLink>
        </p>
      )}
      {content.isPartner ? <PartnerFooter /> : facts(card, content)}
      {content.isPartner ? null : sourceLine(card, content)}
    </div>
  );
});

// The lines are functions and no components: a grid has them on every card.

/** What it costs and how people rate it, on one line; below it what delivery costs. */
function facts(card: Card, { price, hasRating, shipping }: PinFooterContent) {
  const { words } = card.tackboard;
  if (!price && !hasRating) return null;
  return (
    <>
      <p className="tb-facts">
        {price ? (
          <span className="tb-price">
            <bdi>{price.range ? words.priceRange(price.range) : price.text}</bdi>
            {price.struck ? (
              <>
                <VisuallyHidden>{words.priceBefore({ price: price.struck })}</VisuallyHidden>
                <s aria-hidden="true">{price.struck}</s>
              </>
            ) : null}
          </span>
        ) : null}
        {hasRating ? ratingStars(card) : null}
      </p>
      {shipping ? <p className="tb-shipping">{shippingText(shipping, words)}</p> : null}
    </>
  );
}

function shippingText(shipping: ShippingLabel, words: PinCardWords): string {
  return shipping.kind === 'free' ? words.freeShipping() : words.freeShippingOver(shipping);
}

/** Who the pin comes from; where it lies once it is saved. Advertising stays labelled when saved. */
function sourceLine(card: Card, content: PinFooterContent) {
  const { attribution, hasSourceLine, isImageOnly, isPromoted } = content;
  const { pin, context, parts, save } = card;
  const { words } = card.tackboard;
  const isSaved = save.status === 'saved' || save.status === 'deleting';

  if (isPromoted) {
    return (
      <p className="tb-source tb-promoted">
        {advertisingText(isSponsored(pin), attribution?.name, words)}
      </p>
    );
  }
  if (isSaved && parts.savedStatus && hasSourceLine) return <SavedStatus />;
  const reacted = showsReactions(pin, context) ? reactions(card) : null;
  if (!attribution) return reacted && <p className="tb-source">{reacted}</p>;
  const { name, user } = attribution;
  return (
    <p className="tb-source">
      {user ? <Avatar name={name} imageUrl={user.imageSmallUrl ?? user.imageMediumUrl} /> : null}
      {isImageOnly ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className="tb-source-name" dir="auto">
          {name}
        </span>
      )}
      {user?.isVerifiedMerchant ? (
        <span className="tb-merchant">
          <CheckIcon width="10" height="10" strokeWidth="3.5" />
          <VisuallyHidden>{words.verifiedMerchant()}</VisuallyHidden>
        </span>
      ) : null}
      {reacted}
    </p>
  );
}

/** A paid partnership is told apart from an advertisement. */
function isSponsored(pin: Pin): boolean {
  return pin.sponsorship !== undefined && pin.isPromoted !== true;
}

function advertisingText(
  isPartnership: boolean,
  name: string | undefined,
  words: PinCardWords,
): string {
  if (isPartnership) return name === undefined ? words.sponsored() : words.sponsoredBy({ name });
  return name === undefined ? words.promoted() : words.promotedBy({ name });
}
