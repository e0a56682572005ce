import type { ComponentType } from 'react';
import type { LayerBoundaryProps } from './layer-boundary.lazy.js';
import type { Layer, LayerProps, OpenLayer } from './layer.js';

/** A layer that shows, with everything that its part is given. */
export interface OpenedLayer {
  readonly id: number;
  readonly Part: ComponentType<LayerProps>;
  readonly props: LayerProps;
  /** Holds the part if it throws. */
  readonly Boundary: ComponentType<LayerBoundaryProps>;
  /** Takes the layer away and tells why. */
  readonly onThrown: (error: unknown) => void;
  /** What had the focus before: it gets it back. */
  readonly origin: Element | null;
}

/** Holds the one layer of a page. */
export interface LayerStore {
  readonly open: OpenLayer;
  readonly current: () => OpenedLayer | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a {@link LayerStore} needs from outside. */
export interface LayerStorePorts {
  /** The element that has the focus. */
  readonly focused: () => Element | null;
  /** Hears of a part that could not be fetched, or that threw; opening it again tries again. */
  readonly onFailed: (error: unknown) => void;
}

interface WantedLayer {
  readonly id: number;
  readonly origin: Element | null;
  readonly onClosed: (() => void) | undefined;
}

/** Starts with nothing open. */
export function createLayerStore({ focused, onFailed }: LayerStorePorts): LayerStore {
  const listeners = new Set<() => void>();
  let lastId = 0;
  let wanted: WantedLayer | null = null;
  let shown: OpenedLayer | null = null;

  const show = (next: OpenedLayer | null) => {
    if (next === shown) return;
    shown = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number | undefined) => {
    if (wanted?.id !== id) return;
    const closed = wanted;
    wanted = null;
    show(null);
    closed?.onClosed?.();
  };

  return {
    open<Props extends object>({ load, props, anchor, onClosed }: Layer<Props>) {
      // A dialog that a menu opened gives the focus back to where it was before the menu.
      const origin = wanted ? wanted.origin : focused();
      close(wanted?.id);
      const id = ++lastId;
      wanted = { id, origin, onClosed };
      const given = { ...props, anchor: anchor ?? null, onClose: () => close(id) };
      const fail = (error: unknown) => {
        close(id);
        onFailed(error);
      };
      Promise.all([load(), import('./layer-boundary.lazy.js')]).then(
        ([Loaded, { LayerBoundary: Boundary }]) => {
          if (wanted?.id !== id) return;
          // The part takes what was handed over together with it.
          const Part = Loaded as unknown as ComponentType<LayerProps>;
          show({ id, Part, props: given, Boundary, onThrown: fail, origin });
        },
        fail,
      );
      return () => close(id);
    },
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
