'use client';
import type { ReactNode } from 'react';
import { useCard } from '../card/card-context.js';
import { usePinMenuItems } from './use-pin-menu-items.js';

/** Renders the more button of a menu that may be empty, while it has an entry. */
export function MenuFit({ children }: { readonly children: ReactNode }) {
  const { pin, context } = useCard('MoreButton');
  const items = usePinMenuItems({ pin, surface: context.surface, anchor: null });
  return items.length > 0 ? children : null;
}
