'use client';
import type { Pin, PinFooterContent, ShippingLabel } from '@tackboard/domain';
import {
  gridDescription,
  isAdvertising,
  pinFooterContent,
  recipeTime,
  showsReactions,
  topReactions,
} from '@tackboard/domain/card';
import { cardPartsWords, formatCompactNumber } from '@tackboard/domain/words/card';
import {
  Avatar,
  CheckIcon,
  HeartIcon,
  IdeaIcon,
  LaughIcon,
  ThanksIcon,
  VisuallyHidden,
  withClass,
  WowIcon,
} from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { useCard } from '../card/card-context.js';
import { hasBoards } from '../client/site-features.js';
import type { ReactionIcons } from '../client/tackboard.js';
import type { Card } from '../client/types.js';
import { wordsOf } from '../client/tackboard-context.js';
import type { PinCardWords } from '../client/words.js';
import { PinLink } from '../links/pin-link.js';
import { SavedStatus } from '../save/saved-status.js';
import { PartnerFooter } from './partner-footer.js';
import { ratingStars } from './star-rating.js';

/** Props of {@link PinFooter}: the attributes of a `<div>`. */
export type PinFooterProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * The footer of a card: its title, which is the card's link, the price and rating, and its source or, once the pin is saved,
 * its board. A card without a title or footer has a visually hidden link.
 */
export const PinFooter = forwardRef<HTMLDivElement, PinFooterProps>(function PinFooter(
  { className, ...attributes },
  ref,
) {
  const card = useCard('PinFooter');
  const { pin, context, isSquare, save } = card;
  const { words } = card.internals;
  const content = pinFooterContent(pin, context, isSquare, save.title);
  if (content.height === 0) {
    return (
      <>
        <PinLink />
        {isAdvertising(pin) ? (
          // Ads are labelled everywhere, also in server markup.
          <span className="tb-badge tb-advertising">
            {isSponsored(pin) ? words.sponsored() : words.promoted()}
          </span>
        ) : null}
      </>
    );
  }
  const footer = (
    <div
      {...attributes}
      ref={ref}
      className={withClass('tb-footer', className)}
      data-compact={content.isCompact ? (context.device === 'mobile' ? 'mobile' : '') : undefined}
      data-height={content.height}
      // Not `:has()`: a browser that paints before it has parsed the label would move the lines above it.
      data-promoted={content.isPromoted && !content.isPartner ? '' : undefined}
    >
      {content.title === undefined ? (
        <PinLink />
      ) : (
        <p className="tb-title" data-lines={content.titleLines}>
          <PinLink dir="auto">{content.title}</PinLink>
        </p>
      )}
      {description(card, content)}
      {content.isPartner ? <PartnerFooter /> : facts(card, content)}
      {content.isPartner ? null : sourceLine(card, content)}
    </div>
  );
  // Beside the menu button a phone has no room for a name and reactions.
  if (context.device !== 'mobile' || content.isPartner) return footer;
  return (
    <>
      {footer}
      {reactions(card)}
    </>
  );
});

// The lines are functions, because components would cost every card of a grid.

/** The description, in the lines that the title leaves. Two lines are in an element of their own, which becomes one if there is less room. */
function description({ pin }: Card, { descriptionLines }: PinFooterContent) {
  const text = descriptionLines > 0 ? gridDescription(pin) : undefined;
  return (
    text && (
      <p className="tb-description" data-lines={descriptionLines}>
        {descriptionLines > 1 ? <span>{text}</span> : text}
      </p>
    )
  );
}

/** The price, the rating, the time of a recipe and labels on one line, the shipping cost below. */
function facts(card: Card, content: PinFooterContent) {
  const { price, hasRating, recipeTimeMs, labels, shipping, savedPlace } = content;
  const { words } = card.internals;
  const partWords = wordsOf(card.internals, 'cardParts', cardPartsWords);
  const notes = recipeTimeMs ? [recipeTime(recipeTimeMs, partWords), ...labels] : labels;
  if (!price && !hasRating && notes.length === 0) return null;
  const shippingLine = shipping ? (
    <p className="tb-shipping">{shippingText(shipping, words)}</p>
  ) : null;
  if (savedPlace === 'facts') {
    return (
      <>
        <SavedStatus place={savedPlace} />
        {shippingLine}
      </>
    );
  }
  const isShared = savedPlace === 'beside-facts';
  return (
    <>
      <p className="tb-facts">
        {price ? (
          <span className="tb-price" data-range={price.range && ''}>
            <bdi>{price.range ? words.priceRange(price.range) : price.text}</bdi>
            {price.struck ? (
              <>
                <VisuallyHidden>{words.priceBefore({ price: price.struck })}</VisuallyHidden>
                <s aria-hidden="true">{price.struck}</s>
              </>
            ) : null}
          </span>
        ) : null}
        {hasRating && !(isShared && price) ? ratingStars(card) : null}
        {isShared ? (
          <SavedStatus place={savedPlace} />
        ) : (
          notes.map((note, index) => (
            <span key={index} className="tb-note" dir="auto">
              {note}
            </span>
          ))
        )}
      </p>
      {shippingLine}
    </>
  );
}

function shippingText(shipping: ShippingLabel, words: PinCardWords): string {
  return shipping.kind === 'free' ? words.freeShipping() : words.freeShippingOver(shipping);
}

/** The source of the pin, or its board once it is saved. A saved ad keeps its label. */
function sourceLine(card: Card, content: PinFooterContent) {
  const { attribution, isImageOnly, isPromoted, savedPlace } = content;
  const { pin, context, internals } = card;
  const { words } = internals;
  const reactionCount = context.device === 'mobile' ? null : reactions(card);
  // Beside the name of a board is no room for them.
  const status =
    savedPlace === 'line' ? (
      <SavedStatus place={savedPlace}>{hasBoards(internals) ? null : reactionCount}</SavedStatus>
    ) : null;

  if (isPromoted) {
    return (
      <>
        {status}
        <p className="tb-source tb-promoted">
          {advertisingText(isSponsored(pin), attribution?.name, words)}
        </p>
      </>
    );
  }
  if (status) return status;
  if (!attribution) return reactionCount && <p className="tb-source">{reactionCount}</p>;
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
      {reactionCount}
    </p>
  );
}

/** Whether a pin is a paid partnership and not an ad. The two have different labels. */
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

/** The specification does not show the keys of reactions: these are the kit's own. The icons of a host come first. */
const ICONS: ReactionIcons = {
  '1': HeartIcon,
  '5': IdeaIcon,
  '7': ThanksIcon,
  '11': WowIcon,
  '13': LaughIcon,
};

/**
 * Renders the number of reactions after the icons of the three most frequent ones: at the end of the source, and on a phone on
 * the picture. A function, because a component would cost every card with reactions.
 */
function reactions({ pin, context, internals }: Card): ReactNode {
  if (!showsReactions(pin, context)) return null;
  const { reactionIcons } = internals;
  const words = wordsOf(internals, 'cardParts', cardPartsWords);
  const counts = pin.reactionCountsData ?? [];
  const top = topReactions(counts);
  if (top.length === 0) return null;
  const total = counts.reduce((sum, { reactionCount }) => sum + Math.max(0, reactionCount), 0);
  // Kinds that are not known are one heart. What every object has, such as `valueOf`, is no icon.
  const iconOf = (kind: string) =>
    [reactionIcons, ICONS].find((icons) => Object.hasOwn(icons, kind))?.[kind] ?? HeartIcon;
  const icons = new Set(top.map(({ reactionType }) => iconOf(reactionType)));
  return (
    <span className="tb-reactions">
      {[...icons].map((Icon, index) => (
        <span key={index} className="tb-reaction">
          <Icon width="12" height="12" />
        </span>
      ))}
      <span aria-hidden="true">{formatCompactNumber(total, context.locale)}</span>
      <VisuallyHidden>{words.reactions({ count: total, locale: context.locale })}</VisuallyHidden>
    </span>
  );
}
