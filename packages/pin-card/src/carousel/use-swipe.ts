'use client';
import type { CarouselEvent } from '@tackboard/machines/carousel';
import { type RefObject, useEffect } from 'react';

/** Listens for fingers on the whole card around an element: the card's link lies over its pictures. */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  send: (event: CarouselEvent) => void,
): void {
  useEffect(() => {
    const card = ref.current?.closest<HTMLElement>('.tb-card');
    if (!card) return undefined;
    const isRightToLeft = getComputedStyle(card).direction === 'rtl';
    const tell = (type: 'TOUCH_START' | 'TOUCH_MOVE' | 'TOUCH_END') => (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch) return;
      // The rules read a page from left to right.
      send({ type, x: isRightToLeft ? -touch.screenX : touch.screenX, y: touch.screenY });
    };
    const listeners = {
      touchstart: tell('TOUCH_START'),
      touchmove: tell('TOUCH_MOVE'),
      touchend: tell('TOUCH_END'),
    };
    const cancel = () => send({ type: 'TOUCH_CANCEL' });
    for (const [name, listener] of Object.entries(listeners)) {
      card.addEventListener(name as keyof typeof listeners, listener, { passive: true });
    }
    card.addEventListener('touchcancel', cancel);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        card.removeEventListener(name as keyof typeof listeners, listener);
      }
      card.removeEventListener('touchcancel', cancel);
    };
  }, [ref, send]);
}
