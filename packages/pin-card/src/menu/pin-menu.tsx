'use client';
import type { LayerProps, Pin, Surface } from '@tackboard/domain';
import { Menu } from '@tackboard/ui/popups';
import type { ReactNode } from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals } from '../client/tackboard-context.js';
import { usePinMenuItems } from './use-pin-menu-items.js';

interface PinMenuProps extends LayerProps {
  readonly pin: Pin;
  readonly surface: Surface;
  readonly openedByKey: boolean;
}

/** The menu of a pin, opened as a layer. */
export function PinMenu({ pin, surface, openedByKey, anchor, onClose }: PinMenuProps) {
  const { link, words } = useInternals('PinMenu');
  // A hidden button, as on a card without a footer on touch, cannot be an anchor.
  const isVisible = anchor === null || anchor.getClientRects().length > 0;
  const visibleAnchor = isVisible ? anchor : anchor.closest<HTMLElement>('.tb-card');
  const items = usePinMenuItems({ pin, surface, anchor: visibleAnchor });
  return (
    <Menu
      open
      openedByKey={openedByKey}
      items={items}
      link={link}
      label={words.moreOptions()}
      anchor={visibleAnchor}
      onClose={onClose}
    />
  );
}

/** Renders the more button of a menu that may be empty, while it has an entry. */
export function MenuFit({ children }: { readonly children: ReactNode }) {
  const { pin, context } = useCard('MoreButton');
  const items = usePinMenuItems({ pin, surface: context.surface, anchor: null });
  return items.length > 0 ? children : null;
}
