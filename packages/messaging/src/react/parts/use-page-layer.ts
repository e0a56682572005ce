import type { Layers } from '@tackboard/domain';
import { useEffect, useRef } from 'react';

const Nothing = () => null;

/**
 * Takes the one layer of the page while a dialog that renders itself is open, so that no other dialog opens over it (S2 §2).
 * Calls `onReplaced` when another layer takes its place.
 */
export function usePageLayer(layers: Layers, isOpen: boolean, onReplaced: () => void): void {
  const listener = useRef(onReplaced);
  useEffect(() => {
    listener.current = onReplaced;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let isMounted = true;
    const close = layers.open({
      load: () => Promise.resolve(Nothing),
      props: {},
      onClosed: () => {
        if (isMounted) listener.current();
      },
    });
    return () => {
      isMounted = false;
      close();
    };
  }, [layers, isOpen]);
}
