'use client';
import { useEffect, useRef } from 'react';
import { createAnchorView } from '../anchor-view.js';
import type { pauseListeners } from '../parts/pause-listeners.js';

/** Props of {@link Pulsar}. */
export interface PulsarProps {
  readonly anchor: HTMLElement;
  /** The name of the button: the title of its message. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly onHover?: (() => void) | undefined;
  /** Stop the visible time of its message. */
  readonly listeners: ReturnType<typeof pauseListeners>;
}

/** The pulsing dot at the upper end corner of its anchor (S2 §4). It is still while its message is open. */
export function Pulsar({ anchor, label, isOpen, listeners, onHover, onPress }: PulsarProps) {
  const dot = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const follow = () => {
      const { left, right, top } = anchor.getBoundingClientRect();
      const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
      dot.current?.style.setProperty('left', `${isRightToLeft ? left : right}px`);
      dot.current?.style.setProperty('top', `${top}px`);
    };
    follow();
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true, capture: true };
    globalThis.addEventListener('scroll', follow, options);
    globalThis.addEventListener('resize', follow, options);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    observer?.observe(anchor);
    const view = createAnchorView(hide);
    function hide() {
      dot.current?.toggleAttribute('data-anchor-hidden', !view.isInView(anchor));
    }
    hide();
    return () => {
      controller.abort();
      observer?.disconnect();
      view.stop();
    };
  }, [anchor]);
  return (
    <button
      ref={dot}
      type="button"
      className="tb-pulsar"
      aria-label={label}
      aria-expanded={isOpen}
      data-open={isOpen ? '' : undefined}
      {...listeners}
      onClick={onPress}
      onPointerEnter={(event) => {
        listeners.onPointerEnter(event);
        if (event.pointerType === 'mouse') onHover?.();
      }}
    />
  );
}
