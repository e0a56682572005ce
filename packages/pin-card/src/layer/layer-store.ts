import type { ComponentType } from 'react';
import { createValue } from '../provider/value.js';
import type { LayerFrameProps } from './layer-frame.lazy.js';
import type { Layer, LayerProps, OpenLayer } from './layer.js';

/** A layer that shows, with everything that its part is given. */
export interface OpenedLayer extends LayerFrameProps {
  readonly id: number;
  /** Renders the part, holds it if it throws, and gives the focus back. */
  readonly Frame: ComponentType<LayerFrameProps>;
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
  const shown = createValue<OpenedLayer | null>(null);
  let lastId = 0;
  let wanted: WantedLayer | null = null;

  const close = (id: number | undefined) => {
    if (wanted?.id !== id) return;
    const closed = wanted;
    wanted = null;
    shown.set(null);
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
      Promise.all([load(), import('./layer-frame.lazy.js')]).then(
        ([Loaded, { LayerFrame: Frame }]) => {
          if (wanted?.id !== id) return;
          // The part takes what was handed over together with it.
          const Part = Loaded as unknown as ComponentType<LayerProps>;
          shown.set({ id, Frame, Part, props: given, onThrown: fail, origin });
        },
        fail,
      );
      return () => close(id);
    },
    current: shown.get,
    subscribe: shown.subscribe,
  };
}
