'use client';
import { lazy, Suspense } from 'react';
import type { OpenPinMenu } from './open-pin-menu.js';

const PinMenu = lazy(() => import('./pin-menu.js').then((module) => ({ default: module.PinMenu })));

interface MenuHostProps {
  readonly menu: OpenPinMenu | null;
  readonly onClose: () => void;
}

/** Holds the one menu of a page. */
export function MenuHost({ menu, onClose }: MenuHostProps) {
  return menu ? (
    <Suspense fallback={null}>
      <PinMenu {...menu} onClose={onClose} />
    </Suspense>
  ) : null;
}
