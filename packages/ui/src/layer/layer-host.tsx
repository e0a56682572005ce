'use client';
import { Component, Fragment, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { LayerStore, OpenedLayer } from './layer-store.js';

/** Props of {@link LayerHost}. */
export interface LayerHostProps {
  readonly store: LayerStore;
}

const none = () => null;

/** Renders the open layer of a store. A layer that throws closes; the page below it stays. */
export function LayerHost({ store }: LayerHostProps) {
  const layer = useSyncExternalStore(store.subscribe, store.getSnapshot, none);
  if (!layer) return null;
  const { id, Part, props, origin, onThrown } = layer;
  return (
    <Fragment key={id}>
      <LayerBoundary onThrown={onThrown}>
        <Part {...props} />
      </LayerBoundary>
      <FocusReturn origin={origin} />
    </Fragment>
  );
}

/** Rendered after the layer, so that the layer's own focus handling runs first when both unmount. */
function FocusReturn({ origin }: Pick<OpenedLayer, 'origin'>) {
  useEffect(() => {
    if (!(origin instanceof HTMLElement)) return undefined;
    return () => {
      if (document.activeElement === document.body) origin.focus({ preventScroll: true });
    };
  }, [origin]);
  return null;
}

interface LayerBoundaryProps extends Pick<OpenedLayer, 'onThrown'> {
  readonly children: ReactNode;
}

class LayerBoundary extends Component<LayerBoundaryProps, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrown(error);
  }

  override render(): ReactNode {
    return this.state.hasThrown ? null : this.props.children;
  }
}
