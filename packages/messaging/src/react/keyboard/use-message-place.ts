'use client';
import {
  createContext,
  type RefCallback,
  type RefObject,
  useCallback,
  useContext,
  useRef,
} from 'react';
import { useBrowserLayoutEffect } from '../parts/use-browser-layout-effect.js';
import type { SurfaceProps } from '../surface-props.js';
import type { MessagePlaces } from './message-places.js';

/** The places of messages; null in a dialog, which keeps the focus itself. */
export const MessagePlacesContext = createContext<MessagePlaces | null>(null);

/**
 * Says where a message shows, so that the keyboard reaches it, and the focus goes back when it ends. Put the result on the
 * element of the message; it fills the ref too.
 */
export function useMessagePlace<Part extends HTMLElement>(
  { anchor, message }: Pick<SurfaceProps, 'anchor' | 'message'>,
  ref: RefObject<Part | null>,
): RefCallback<Part> {
  const places = useContext(MessagePlacesContext);
  const { key, layer } = message;
  const isOverPage = layer !== 'flow' && layer !== 'hero';
  const remove = useRef<() => void>(undefined);
  const place = useCallback(
    (element: Part | null) => {
      remove.current?.();
      remove.current =
        element && places ? places.add({ anchor, element, isOverPage, key }) : undefined;
    },
    [places, anchor, isOverPage, key],
  );
  // A popup leaves the page before its ref detaches, and the focus with it.
  useBrowserLayoutEffect(() => {
    if (!remove.current) place(ref.current);
    return () => place(null);
  }, [place, ref]);
  return useCallback(
    (element) => {
      ref.current = element;
      place(element);
    },
    [place, ref],
  );
}
