'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { LayerStore } from './layer-store.js';

const none = () => null;

/** Renders the one layer of a page, and gives the focus back to where it was when it goes. */
export function LayerHost({ store }: { readonly store: LayerStore }) {
  const layer = useSyncExternalStore(store.subscribe, store.current, none);
  useEffect(() => {
    const origin = layer?.origin;
    if (!(origin instanceof HTMLElement)) return undefined;
    return () => {
      if (document.activeElement === document.body) origin.focus({ preventScroll: true });
    };
  }, [layer]);
  if (!layer) return null;
  const { id, Part, Boundary, props, onThrown } = layer;
  return (
    <Boundary key={id} onThrown={onThrown}>
      <Part {...props} />
    </Boundary>
  );
}
