'use client';
import { useEffect, useRef } from 'react';
import { createAnchorView } from '../anchor-view.js';
import { useMessagePlace } from '../keyboard/use-message-place.js';
import { pauseListeners } from '../parts/pause-listeners.js';
import type { SurfaceProps } from '../surface-props.js';
import { pulsarOffset } from './pulsar-place.js';

/** Props of {@link Pulsar}. */
export interface PulsarProps {
  readonly anchor: HTMLElement;
  /** The name of the button: the title of its message. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly onHover?: (() => void) | undefined;
  readonly surface: Pick<SurfaceProps, 'message' | 'messaging'>;
}

/** The pulsing dot at a corner of its anchor, where it covers no text (S2 §4). It is still while its message is open. */
export function Pulsar({ anchor, label, isOpen, onHover, onPress, surface }: PulsarProps) {
  const dot = useRef<HTMLButtonElement>(null);
  const placeRef = useMessagePlace({ anchor, message: surface.message }, dot);
  const listeners = pauseListeners(surface);
  useEffect(() => {
    let offset = pulsarOffset(anchor);
    const follow = () => {
      const { left, top } = anchor.getBoundingClientRect();
      dot.current?.style.setProperty('left', `${left + offset.left}px`);
      dot.current?.style.setProperty('top', `${top + offset.top}px`);
    };
    const place = () => {
      offset = pulsarOffset(anchor);
      follow();
    };
    follow();
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true, capture: true };
    globalThis.addEventListener('scroll', follow, options);
    globalThis.addEventListener('resize', place, options);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
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
      ref={placeRef}
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
