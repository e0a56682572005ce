'use client';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

/** How long a mouse rests on a control before its tooltip shows. */
export const TOOLTIP_DELAY_MS = 400;

/** How long a tooltip stays when the mouse has left, so that the mouse can reach it (WCAG 2.2, 1.4.13). */
export const TOOLTIP_LEAVE_MS = 120;

/** What {@link useTooltip} returns. */
export interface TooltipState {
  readonly isOpen: boolean;
  readonly anchor: HTMLElement | null;
  readonly close: () => void;
  /** To be spread on the control. */
  readonly anchorProps: {
    readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDown: () => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** To be spread on the tooltip. */
  readonly tooltipProps: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
  };
}

interface Wish {
  readonly anchor: HTMLElement | null;
  readonly isOpen: boolean;
  /** What it is to become, after how long. */
  readonly next?: { readonly isOpen: boolean; readonly afterMs: number };
}

/**
 * Tells when the tooltip of a control shows: after a mouse rested on it, and at once when the keyboard reached it. A finger
 * gets none. It is a few hundred bytes: fetch the tooltip itself when `isOpen` first turns true.
 */
export function useTooltip(): TooltipState {
  const [wish, setWish] = useState<Wish>({ anchor: null, isOpen: false });
  const { next } = wish;
  useEffect(() => {
    if (!next) return undefined;
    const timer = setTimeout(
      () => setWish(({ anchor }) => ({ anchor, isOpen: next.isOpen })),
      next.afterMs,
    );
    return () => clearTimeout(timer);
  }, [next]);

  const close = () => setWish(({ anchor }) => ({ anchor, isOpen: false }));
  const leave = () =>
    setWish(({ anchor, isOpen }) =>
      isOpen
        ? { anchor, isOpen, next: { isOpen: false, afterMs: TOOLTIP_LEAVE_MS } }
        : { anchor, isOpen },
    );
  return {
    isOpen: wish.isOpen,
    anchor: wish.anchor,
    close,
    anchorProps: {
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType !== 'mouse') return;
        const rest = { isOpen: true, afterMs: TOOLTIP_DELAY_MS };
        setWish(({ isOpen }) => ({ anchor: currentTarget, isOpen, next: rest }));
      },
      onPointerLeave: leave,
      onPointerDown: close,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible'))
          setWish({ anchor: currentTarget, isOpen: true });
      },
      onBlur: close,
      onKeyDown: ({ key }) => (key === 'Escape' ? close() : undefined),
    },
    tooltipProps: {
      onPointerEnter: () => setWish(({ anchor }) => ({ anchor, isOpen: true })),
      onPointerLeave: leave,
    },
  };
}
