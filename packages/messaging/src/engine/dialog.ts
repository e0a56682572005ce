import type { Layer, Layers } from '@tackboard/domain';

/** The dialog of a message in the layer of the host, in which only one is open. */
export interface MessageDialog {
  readonly open: <Props extends object>(key: string, layer: Layer<Props>) => void;
  /** Closes the dialog if it belongs to this message. */
  readonly close: (key: string) => void;
  /** Whether the layer that is open belongs to the page, not to a message. */
  readonly hasOther: () => boolean;
}

/** Options of {@link createMessageDialog}. */
export interface DialogOptions {
  readonly layers: Layers;
  /** Called after something else closed the dialog of a message: another layer, or the page. */
  readonly onReplaced: (key: string) => void;
}

/** Creates the dialog without a message. */
export function createMessageDialog({ layers, onReplaced }: DialogOptions): MessageDialog {
  let current: { readonly key: string; readonly close: () => void } | undefined;
  return {
    open(key, layer) {
      if (current?.key === key) return;
      const close = layers.open({
        ...layer,
        onClosed() {
          layer.onClosed?.();
          if (current?.key !== key) return;
          // The layer that replaces it is open only after this call.
          queueMicrotask(() => {
            if (current?.key !== key) return;
            current = undefined;
            onReplaced(key);
          });
        },
      });
      current = { key, close };
    },
    close(key) {
      if (current?.key !== key) return;
      const { close } = current;
      current = undefined;
      close();
    },
    hasOther: () => layers.isOpen() && !current,
  };
}
