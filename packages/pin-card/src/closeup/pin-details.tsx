'use client';
import {
  availabilityLabel,
  firstText,
  pinProduct,
  pinRating,
  priceLabel,
  productLabels,
  recipeTime,
  recipeTimeMs,
  shippingLabel,
} from '@tackboard/domain/card';
import { imageOrigin, isMadeByModel, type Pin, type PriceLabel } from '@tackboard/domain';
import { cardPartsWords } from '@tackboard/domain/words/card';
import { closeupWords, pictureWords } from '@tackboard/domain/words';
import { VisuallyHidden, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from '../card/card-context.js';
import { ratingStars } from '../footer/star-rating.js';
import { useWords } from '../client/tackboard-context.js';

/** Props of {@link PinDetails}: the attributes of a `<div>`. */
export type PinDetailsProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * What the linked page says about the pin of a card, on a page of its own: price, reduction, rating, stock and
 * shipping of a product, time and servings of a recipe, headline and authors of an article; and whether a model made the
 * picture. Renders nothing for other pins.
 */
export const PinDetails = forwardRef<HTMLDivElement, PinDetailsProps>(function PinDetails(
  { className, ...attributes },
  ref,
) {
  const card = useCard('PinDetails');
  const { words } = card.internals;
  const partWords = useWords('cardParts', cardPartsWords);
  const originWords = useWords('pictures', pictureWords);
  const details = detailsOf(card.pin);
  const { price, percentOff, stock, shipping, headline, authors } = details;
  const stars = details.hasRating ? ratingStars(card) : null;
  const notes = [
    details.brand,
    recipeTime(details.timeMs, partWords),
    details.servings,
    ...details.labels,
    stock && words[stock](),
    shipping &&
      (shipping.kind === 'free' ? words.freeShipping() : words.freeShippingOver(shipping)),
    details.modelOrigin && originWords[details.modelOrigin](),
  ].filter((note) => note !== undefined);
  if (!price && !stars && notes.length === 0 && headline === undefined) return null;
  return (
    <div {...attributes} ref={ref} className={withClass('tb-details', className)}>
      {price ? <Price price={price} percentOff={percentOff} /> : null}
      {stars ? <p className="tb-facts">{stars}</p> : null}
      {notes.length > 0 ? (
        <ul className="tb-details-notes">
          {notes.map((note, at) => (
            <li
              key={at}
              dir="auto"
              data-stock={stock && note === words[stock]() ? stock : undefined}
            >
              {note}
            </li>
          ))}
        </ul>
      ) : null}
      {headline === undefined ? null : (
        <blockquote className="tb-details-article">
          <p dir="auto">{headline}</p>
          {authors.length > 0 ? <cite dir="auto">{authors.join(', ')}</cite> : null}
        </blockquote>
      )}
    </div>
  );
});

interface PriceProps {
  readonly price: PriceLabel;
  readonly percentOff: string | undefined;
}

function Price({ price, percentOff }: PriceProps) {
  const { words } = useCard('PinDetails').internals;
  const ownWords = useWords('cardParts', closeupWords);
  return (
    <p className="tb-details-price">
      <bdi>{price.range ? words.priceRange(price.range) : price.text}</bdi>
      {price.struck ? (
        <>
          <VisuallyHidden>{words.priceBefore({ price: price.struck })}</VisuallyHidden>
          <s aria-hidden="true">{price.struck}</s>
        </>
      ) : null}
      {price.struck && percentOff ? (
        <span className="tb-details-off">{ownWords.percentOff({ percent: percentOff })}</span>
      ) : null}
    </p>
  );
}

function detailsOf(pin: Pin) {
  const product = pinProduct(pin);
  const recipe = pin.richMetadata?.recipe ?? pin.richSummary?.recipe;
  const article = pin.richMetadata?.article ?? pin.richSummary?.article;
  const price = priceLabel(product?.offerSummary, pin);
  return {
    price,
    percentOff: price && firstText(product?.offerSummary?.percentageOff),
    stock: availabilityLabel(pin),
    shipping: shippingLabel(product),
    hasRating: pinRating(pin) !== undefined,
    brand: firstText(product?.brand?.name),
    timeMs: recipeTimeMs(pin),
    servings: firstText(recipe?.servings),
    labels: productLabels(product),
    modelOrigin: isMadeByModel(pin) ? imageOrigin(pin) : undefined,
    headline: firstText(article?.name),
    authors: (article?.authors ?? []).flatMap((author) => firstText(author) ?? []),
  };
}
