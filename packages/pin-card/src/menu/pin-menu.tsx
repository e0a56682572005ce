'use client';
import type { LayerProps, Pin, Surface } from '@tackboard/domain';
import { Menu } from '@tackboard/ui/menu';
import { useInternals } from '../provider/tackboard-context.js';
import { usePinMenuItems } from './use-pin-menu-items.js';

interface PinMenuProps extends LayerProps {
  readonly pin: Pin;
  readonly surface: Surface;
  readonly openedByKey: boolean;
}

/** The menu of one pin; one for all cards of a page. */
export function PinMenu({ pin, surface, openedByKey, anchor, onClose }: PinMenuProps) {
  const { words } = useInternals('PinMenu');
  // Dots that do not show, as on a card without a footer on touch, cannot be lain beside.
  const isSeen = anchor === null || anchor.getClientRects().length > 0;
  const place = isSeen ? anchor : anchor.closest<HTMLElement>('.tb-card');
  const items = usePinMenuItems({ pin, surface, anchor: place });
  return (
    <Menu
      open
      openedByKey={openedByKey}
      items={items}
      label={words.moreOptions()}
      anchor={place}
      onClose={onClose}
    />
  );
}
