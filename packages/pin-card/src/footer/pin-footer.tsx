'use client';
import { Avatar, VisuallyHidden, withClass } from '@tackboard/ui';
import type { PriceLabel } from '@tackboard/domain';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from '../card/card-context.js';
import { PinLink } from '../link/pin-link.js';
import { useTackboard } from '../provider/tackboard-context.js';
import { savedToText } from '../save-button/saved-to-text.js';
import { type PinFooterContent, pinFooterContent } from './pin-footer-content.js';

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
  const { pin, context } = useCard('PinFooter');
  const content = pinFooterContent(pin, context);
  if (content.height === 0) return <PinLink />;
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
      {content.price ? <PriceLine price={content.price} /> : null}
      <SourceLine content={content} />
    </div>
  );
});

interface LineProps {
  readonly content: PinFooterContent;
}

function PriceLine({ price }: { readonly price: PriceLabel }) {
  const { words } = useTackboard('PinFooter');
  return (
    <p className="tb-price">
      <bdi>{price.range ? words.priceRange(price.range) : price.text}</bdi>
      {price.struck ? (
        <>
          <VisuallyHidden>{words.priceBefore({ price: price.struck })}</VisuallyHidden>
          <s aria-hidden="true">{price.struck}</s>
        </>
      ) : null}
    </p>
  );
}

/** Who the pin comes from; where it lies once it is saved. Advertising stays labelled when saved. */
function SourceLine({ content }: LineProps) {
  const { attribution, hasSourceLine, isImageOnly, isPromoted } = content;
  const { words } = useTackboard('PinFooter');
  const { parts, save } = useCard('PinFooter');
  const isSaved = save.status === 'saved' || save.status === 'deleting';

  if (isPromoted) {
    return (
      <p className="tb-source tb-promoted">
        {attribution ? words.promotedBy({ name: attribution.name }) : words.promoted()}
      </p>
    );
  }
  if (isSaved && parts.savedStatus && hasSourceLine) {
    return (
      <p className="tb-source tb-saved-status">
        {save.title === 'saved-animation' ? words.savedTitle() : savedToText(save.board, words)}
      </p>
    );
  }
  if (!attribution) return null;
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
    </p>
  );
}
