'use client';
import { imageSources, itemChips } from '@tackboard/domain/pin';
import { cardPartsWords } from '@tackboard/domain/words/card-parts';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from '../card/card-context.js';
import { useEmit } from '../events/use-emit.js';
import { useInternals } from '../provider/tackboard-context.js';
import { useWords } from '../provider/use-words.js';

/** What {@link ItemChips} takes: the attributes of a `<ul>`. */
export type ItemChipsProps = Omit<HTMLAttributes<HTMLUListElement>, 'children'>;

/**
 * The first three things that a collection or a collage gathers (S1 §5), each a link to its own pin. Renders nothing for
 * fewer than three.
 */
export const ItemChips = forwardRef<HTMLUListElement, ItemChipsProps>(function ItemChips(
  { className, ...attributes },
  ref,
) {
  const { link: Link, paths } = useInternals('ItemChips');
  const words = useWords('cardParts', cardPartsWords);
  const { pin, name } = useCard('ItemChips');
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
        const shown = picture ? <img src={picture.src} alt="" draggable={false} /> : null;
        return (
          // Two items may be the same pin, and an item may have none.
          <li key={position} className="tb-item-chip">
            {pinId === undefined ? (
              shown
            ) : (
              <Link
                href={paths.pin(pinId)}
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
                {shown}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
});
