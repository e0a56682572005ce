'use client';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

/** How long a mouse must rest on a control before its tooltip shows. */
const TOOLTIP_DELAY_MS = 400;

/** How long a tooltip stays after the mouse has left, so that the mouse can reach it (WCAG 2.2, 1.4.13). */
const TOOLTIP_LEAVE_MS = 120;

/** The return value of {@link useTooltip}. */
export interface TooltipState {
  readonly isOpen: boolean;
  readonly anchor: HTMLElement | null;
  readonly close: () => void;
  /** Props for the control. */
  readonly anchorProps: {
    readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDown: () => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** Props for the tooltip. */
  readonly tooltipProps: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
  };
}

interface State {
  readonly anchor: HTMLElement | null;
  readonly isOpen: boolean;
  /** The pending change. */
  readonly next?: { readonly isOpen: boolean; readonly afterMs: number };
}

/**
 * Opens a tooltip after a mouse has rested on its control, and at once on keyboard focus. Touch does not open it. The hook
 * is a few hundred bytes: import the `Tooltip` when `isOpen` first becomes true.
 */
export function useTooltip(): TooltipState {
  const [state, setState] = useState<State>({ anchor: null, isOpen: false });
  const { next } = state;
  useEffect(() => {
    if (!next) return undefined;
    const timer = setTimeout(
      () => setState(({ anchor }) => ({ anchor, isOpen: next.isOpen })),
      next.afterMs,
    );
    return () => clearTimeout(timer);
  }, [next]);

  const close = () => setState(({ anchor }) => ({ anchor, isOpen: false }));
  const leave = () =>
    setState(({ anchor, isOpen }) =>
      isOpen
        ? { anchor, isOpen, next: { isOpen: false, afterMs: TOOLTIP_LEAVE_MS } }
        : { anchor, isOpen },
    );
  return {
    isOpen: state.isOpen,
    anchor: state.anchor,
    close,
    anchorProps: {
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType !== 'mouse') return;
        const rest = { isOpen: true, afterMs: TOOLTIP_DELAY_MS };
        setState(({ isOpen }) => ({ anchor: currentTarget, isOpen, next: rest }));
      },
      onPointerLeave: leave,
      onPointerDown: close,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible'))
          setState({ anchor: currentTarget, isOpen: true });
      },
      onBlur: close,
      onKeyDown: ({ key }) => (key === 'Escape' ? close() : undefined),
    },
    tooltipProps: {
      onPointerEnter: () => setState(({ anchor }) => ({ anchor, isOpen: true })),
      onPointerLeave: leave,
    },
  };
}
