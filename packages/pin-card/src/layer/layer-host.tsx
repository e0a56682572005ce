'use client';
import { useSyncExternalStore } from 'react';
import type { LayerStore } from './layer-store.js';

const none = () => null;

/** Renders the one layer of a page. */
export function LayerHost({ store }: { readonly store: LayerStore }) {
  const layer = useSyncExternalStore(store.subscribe, store.current, none);
  return layer && <layer.Frame key={layer.id} {...layer} />;
}
