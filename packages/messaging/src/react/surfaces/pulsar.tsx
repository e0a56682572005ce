'use client';
import { useEffect, useRef } from 'react';
import { createAnchorView } from '../anchors.js';
import { useMessagePlace } from '../keyboard/message-places.js';
import { pauseListeners } from '../parts/pause-listeners.js';
import type { SurfaceProps } from '../surface-props.js';
import { isVisible } from '../find-in-page.js';

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

/** The pulsing dot at a corner of its anchor, where it covers no text. It is still while its message is open. */
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

/** Where the middle of a pulsar is, from the upper left corner of its anchor, in px. */
export interface PulsarOffset {
  readonly left: number;
  readonly top: number;
}

/** Half of the halo at rest. */
const HALO_RADIUS_PX = 16;

/** How far a pulsar is outside of the corner, when the text of its anchor reaches into each corner. */
const STEPS_OUT_PX = [0, 8, 16] as const;

/** Controls whose text has no node. */
const FIELDS = 'input, select, textarea';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Returns the place of a pulsar: the upper end corner of its anchor, or the next corner where its halo covers no text. */
function pulsarOffset(anchor: HTMLElement): PulsarOffset {
  const box = anchor.getBoundingClientRect();
  const texts = textBoxes(anchor.parentElement === document.body ? anchor : anchor.parentElement);
  let best = { clearance: -1, left: box.right, top: box.top };
  for (const { left, top } of places(box, getComputedStyle(anchor).direction === 'rtl')) {
    const clearance = Math.min(HALO_RADIUS_PX, ...texts.map((text) => distance(text, left, top)));
    if (clearance > best.clearance) best = { clearance, left, top };
  }
  return { left: best.left - box.left, top: best.top - box.top };
}

/** The places of a pulsar, the best first. In a window that ends at the anchor the whole halo stays inside. */
function places(box: Box, isRightToLeft: boolean): readonly PulsarOffset[] {
  const lastLeft = document.documentElement.clientWidth - HALO_RADIUS_PX;
  const inWindow = (left: number) => Math.max(HALO_RADIUS_PX, Math.min(left, lastLeft));
  return STEPS_OUT_PX.flatMap((step) => {
    const sides = [inWindow(box.right + step), inWindow(box.left - step)];
    if (isRightToLeft) sides.reverse();
    return [box.top - step, box.bottom + step].flatMap((top) =>
      sides.map((left) => ({ left, top })),
    );
  });
}

/** The boxes of the lines of text in an element. */
function textBoxes(scope: HTMLElement | null): readonly Box[] {
  if (!scope) return [];
  const elements = [scope, ...scope.querySelectorAll('*')];
  const boxes: Box[] = elements.filter((one) => one.matches(FIELDS)).map(fieldTextBox);
  const range = document.createRange();
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isVisible(parent)) continue;
    range.selectNodeContents(node);
    const isCut = getComputedStyle(parent).overflow !== 'visible';
    const cut = isCut ? parent.getBoundingClientRect() : undefined;
    // jsdom has no layout.
    for (const line of range.getClientRects?.() ?? []) {
      boxes.push(cut ? intersection(line, cut) : line);
    }
  }
  return boxes;
}

/** The box of the line in a field, which has no text node: as high as its letters, in the middle. */
function fieldTextBox(field: Element): Box {
  const { bottom, left, right, top } = field.getBoundingClientRect();
  const style = getComputedStyle(field);
  const px = (value: string) => Number.parseFloat(value) || 0;
  const middle = (top + bottom) / 2;
  return {
    left: left + px(style.paddingLeft),
    right: right - px(style.paddingRight),
    top: middle - px(style.fontSize) / 2,
    bottom: middle + px(style.fontSize) / 2,
  };
}

function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function distance({ bottom, left, right, top }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
