'use client';
import { imageSources, itemChips } from '@tackboard/domain/card';
import { cardPartsWords } from '@tackboard/domain/words/card';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from '../card/card-context.js';
import { useEmit, useInternals, useWords } from '../client/tackboard-context.js';

/** Props of {@link ItemChips}: the attributes of a `<ul>`. */
export type ItemChipsProps = Omit<HTMLAttributes<HTMLUListElement>, 'children'>;

/**
 * The first three items of a collection or collage, each a link to its own pin. Renders nothing for fewer than
 * three items.
 */
export const ItemChips = forwardRef<HTMLUListElement, ItemChipsProps>(function ItemChips(
  { className, ...attributes },
  ref,
) {
  const { link: Link, paths } = useInternals('ItemChips');
  const words = useWords('cardParts', cardPartsWords);
  const { pin, name, controlTabIndex } = useCard('ItemChips');
  const emit = useEmit('ItemChips');
  const items = itemChips(pin);
  if (items.length === 0) return null;
  return (
    <ul
      aria-label={words.itemsOf({ pin: name })}
      {...attributes}
      ref={ref}
      className={withClass('tb-item-chips', className)}
    >
      {items.map((item, position) => {
        const { pinId, images, title } = item;
        const picture = imageSources(images ? { images } : {}, 'square');
        const label = title ?? words.itemOf({ position: position + 1, count: items.length });
        const image = picture ? <img src={picture.src} alt="" draggable={false} /> : null;
        return (
          // The key is the position, because two items may have the same pin and an item may have none.
          <li key={position} className="tb-item-chip">
            {pinId === undefined ? (
              image
            ) : (
              <Link
                href={paths.pin(pinId)}
                tabIndex={controlTabIndex}
                aria-label={label}
                title={title}
                draggable={false}
                onClick={() =>
                  emit({
                    name: 'collection-item-clicked',
                    pinId: pin.id,
                    itemPinId: pinId,
                    position,
                  })
                }
              >
                {image}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
});
