'use client';
import { collectionItems, type Pin } from '@tackboard/domain';
import { firstText, imageSources } from '@tackboard/domain/card';
import { cardPartsWords } from '@tackboard/domain/words/card';
import { closeupWords } from '@tackboard/domain/words';
import { safeUrl } from '@tackboard/routes/links';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { useOutboundLink } from '../links/use-outbound-link.js';
import { useCard } from '../card/card-context.js';
import type { Internals } from '../client/types.js';
import { useEmit, useWords } from '../client/tackboard-context.js';

/** Props of {@link PinItems}: the attributes of a `<section>`. */
export type PinItemsProps = Omit<HTMLAttributes<HTMLElement>, 'children'>;

/**
 * All items of a collage or collection with their names, each a link to its pin, or to its page on another site.
 * Renders nothing for other pins.
 */
export const PinItems = forwardRef<HTMLElement, PinItemsProps>(function PinItems(
  { className, ...attributes },
  ref,
) {
  const { pin, internals } = useCard('PinItems');
  const { link: Link } = internals;
  const words = useWords('cardParts', closeupWords);
  const partWords = useWords('cardParts', cardPartsWords);
  const emit = useEmit('PinItems');
  const headingId = useId();
  const items = itemsOf(pin, internals);
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      {...attributes}
      ref={ref}
      className={withClass('tb-pin-items', className)}
    >
      <h2 id={headingId}>{words.inThisPin()}</h2>
      <ul>
        {items.map(({ pinId, page, title, picture, href }, position) => {
          const content = (
            <>
              {picture ? <img src={picture} alt="" loading="lazy" draggable={false} /> : null}
              <span dir="auto">
                {title ?? partWords.itemOf({ position: position + 1, count: items.length })}
              </span>
            </>
          );
          return (
            // Two items may have the same pin, and an item may have none.
            <li key={position}>
              {pinId !== undefined && page !== undefined ? (
                <Link
                  className="tb-pin-item"
                  href={page}
                  onClick={() =>
                    emit({
                      name: 'collection-item-clicked',
                      pinId: pin.id,
                      itemPinId: pinId,
                      position,
                    })
                  }
                >
                  {content}
                </Link>
              ) : href !== undefined ? (
                <OutboundItem href={href}>{content}</OutboundItem>
              ) : (
                <span className="tb-pin-item">{content}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
});

function itemsOf(pin: Pin, { paths }: Internals) {
  return collectionItems(pin).map(({ pinId, title, link, images }) => ({
    pinId,
    page: pinId === undefined ? undefined : paths.pin(pinId),
    title: firstText(title),
    picture: images && imageSources({ images })?.src,
    href: safeUrl(link, { absolute: true }),
  }));
}

interface OutboundItemProps {
  readonly href: string;
  readonly children: ReactNode;
}

function OutboundItem({ href, children }: OutboundItemProps) {
  const { pin } = useCard('PinItems');
  const outbound = useOutboundLink(pin);
  return (
    <a {...outbound} className="tb-pin-item" href={href} target="_blank" rel="noopener nofollow">
      {children}
    </a>
  );
}
