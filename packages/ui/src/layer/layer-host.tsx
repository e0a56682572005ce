'use client';
import { Component, Fragment, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { containerOf, PortalContainer, type PortalTarget } from '../portal/portal-container.js';
import type { LayerStore, OpenedLayer } from './layer-store.js';

/** Props of {@link LayerHost}. */
export interface LayerHostProps {
  readonly store: LayerStore;
  /**
   * Where layers are rendered.
   * @default the shadow root or the body of the element that they belong to
   */
  readonly container?: PortalTarget | undefined;
}

const none = () => null;

/** Renders the open layer of a store. A layer that throws closes; the page below it stays. */
export function LayerHost({ store, container }: LayerHostProps) {
  const layer = useSyncExternalStore(store.subscribe, store.getSnapshot, none);
  if (!layer) return null;
  const { id, Part, props, origin, onThrown } = layer;
  return (
    <Fragment key={id}>
      <LayerBoundary onThrown={onThrown}>
        <PortalContainer.Provider value={container ?? containerOf(props.anchor ?? origin)}>
          <Part {...props} />
        </PortalContainer.Provider>
      </LayerBoundary>
      <FocusReturn origin={origin} />
    </Fragment>
  );
}

/** Rendered after the layer, so that the layer's own focus handling runs first when both unmount. */
function FocusReturn({ origin }: Pick<OpenedLayer, 'origin'>) {
  useEffect(() => {
    if (!origin || !('focus' in origin)) return undefined;
    const { ownerDocument } = origin;
    return () => {
      if (ownerDocument.activeElement !== ownerDocument.body) return;
      (origin as HTMLElement).focus({ preventScroll: true });
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
