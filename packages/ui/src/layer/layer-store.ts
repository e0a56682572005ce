import type { Layer, LayerProps, Layers } from '@tackboard/domain';
import type { ComponentType } from 'react';

/** The layer that shows: its component and everything that rendering it needs. */
export interface OpenedLayer {
  readonly id: number;
  readonly Part: ComponentType<LayerProps>;
  readonly props: LayerProps;
  /** The element that had the focus before and gets it back. */
  readonly origin: Element | null;
  /** Closes the layer and reports the error that its component threw. */
  readonly onThrown: (error: unknown) => void;
}

/** The one layer of a page, without React: `LayerHost` renders it. */
export interface LayerStore extends Layers {
  /** The layer that shows; null while none is open or its component is being loaded. */
  readonly getSnapshot: () => OpenedLayer | null;
  /** Closes the layer that is open or being loaded. */
  readonly close: () => void;
}

/** Options of {@link createLayerStore}. */
export interface LayerStoreOptions {
  /** Returns the element that has the focus. */
  readonly activeElement: () => Element | null;
  /** Called when a component could not be loaded or threw. Opening the layer again loads it again. */
  readonly onError: (error: unknown) => void;
}

interface RequestedLayer {
  readonly id: number;
  readonly origin: Element | null;
  readonly onClosed: (() => void) | undefined;
}

/** Creates a layer store with no open layer. */
export function createLayerStore({ activeElement, onError }: LayerStoreOptions): LayerStore {
  const listeners = new Set<() => void>();
  let shown: OpenedLayer | null = null;
  let requested: RequestedLayer | null = null;
  let lastId = 0;

  const show = (next: OpenedLayer | null) => {
    if (next === shown) return;
    shown = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number | undefined) => {
    if (!requested || requested.id !== id) return;
    const { onClosed } = requested;
    requested = null;
    show(null);
    onClosed?.();
  };

  return {
    open<Props extends object>({ load, props, anchor, onClosed }: Layer<Props>) {
      // A dialog that a menu opened returns the focus to where it was before the menu.
      const origin = requested ? requested.origin : activeElement();
      close(requested?.id);
      const id = ++lastId;
      requested = { id, origin, onClosed };
      const layerProps = { ...props, anchor: anchor ?? null, onClose: () => close(id) };
      const onThrown = (error: unknown) => {
        close(id);
        onError(error);
      };
      load().then((loaded) => {
        if (requested?.id !== id) return;
        // The component and its props come from the same Layer<Props>.
        const Part = loaded as unknown as ComponentType<LayerProps>;
        show({ id, Part, props: layerProps, onThrown, origin });
      }, onThrown);
      return () => close(id);
    },
    close: () => close(requested?.id),
    isOpen: () => requested !== null,
    getSnapshot: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The element with the focus, also inside of shadow roots and frames of the same origin. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  for (let inner = focused; inner; inner = insideOf(inner)) focused = inner;
  return focused;
}

function insideOf(element: Element): Element | null {
  if (element.shadowRoot) return element.shadowRoot.activeElement;
  return (element as Partial<HTMLIFrameElement>).contentDocument?.activeElement ?? null;
}
