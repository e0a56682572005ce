'use client';
import type { CarouselEvent } from '@tackboard/machines';
import { type RefObject, useEffect } from 'react';

/** Sends swipes on the card of an element to the carousel. It listens on the card, because the card's link covers the image. */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  send: (event: CarouselEvent) => void,
): void {
  useEffect(() => {
    const card = ref.current?.closest<HTMLElement>('.tb-card');
    if (!card) return undefined;
    const isRightToLeft = getComputedStyle(card).direction === 'rtl';
    const sendTouch = (type: 'TOUCH_START' | 'TOUCH_MOVE' | 'TOUCH_END') => (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch) return;
      // The machine expects left-to-right coordinates.
      send({ type, x: isRightToLeft ? -touch.screenX : touch.screenX, y: touch.screenY });
    };
    const listeners = {
      touchstart: sendTouch('TOUCH_START'),
      touchmove: sendTouch('TOUCH_MOVE'),
      touchend: sendTouch('TOUCH_END'),
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
