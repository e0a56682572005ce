'use client';
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { focusedElement } from '../layer/focused-element.js';
import type { Toast, ToastStore } from './toast-store.js';

/** The key that moves the focus to the newest toast, because a toast is at the end of the page and goes after 5 seconds. */
export const TOAST_KEY = 'F8';

/** What {@link useToastKeys} returns. */
interface ToastKeys {
  /** Returns the focus to where it was before F8. */
  readonly restoreFocus: () => void;
  /** The key handler of a toast. */
  readonly onKeyDown: (event: ReactKeyboardEvent, id: number) => void;
}

/** Moves the focus to the action of the newest toast with F8, and back when the toast goes. */
export function useToastKeys(
  root: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
  store: ToastStore,
): ToastKeys {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const page = root.current?.ownerDocument;
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
      if (key !== TOAST_KEY || altKey || ctrlKey || metaKey || shiftKey) return;
      const actions = root.current?.querySelectorAll<HTMLElement>('.tb-toast-action') ?? [];
      const newest = actions[actions.length - 1];
      if (!newest) return;
      event.preventDefault();
      const focused = focusedElement();
      if (!root.current?.contains(focused)) origin.current = focused as HTMLElement | null;
      newest.focus();
    };
    page?.addEventListener('keydown', onKeyDown);
    return () => page?.removeEventListener('keydown', onKeyDown);
  }, [root]);

  // The focus of a toast that went is on the page's body.
  useEffect(() => {
    const { activeElement, body } = root.current?.ownerDocument ?? {};
    if (!origin.current || activeElement !== body) return;
    origin.current.focus();
    origin.current = null;
  }, [root, toasts]);

  const restoreFocus = () => {
    origin.current?.focus();
    origin.current = null;
  };
  return {
    restoreFocus,
    onKeyDown(event, id) {
      if (event.key !== 'Escape') return;
      store.dismiss(id);
      restoreFocus();
    },
  };
}
