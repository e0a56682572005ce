'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { focusedElement } from '../layer/focused-element.js';
import type { Toast, ToastStore } from './toast-store.js';

/** The key that moves the focus to the newest toast, because a toast is at the end of the page and disappears after 5 seconds. */
export const TOAST_KEY = 'F8';

/** What people type or choose in. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Moves the focus to the action of the newest toast with F8, and back when the toast disappears or Escape dismisses it. Returns a
 * function that moves it back.
 */
export function useToastKeys(
  root: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
  store: ToastStore,
): () => void {
  const origin = useRef<HTMLElement | null>(null);
  const restoreFocus = () => {
    origin.current?.focus();
    origin.current = null;
  };

  useEffect(() => {
    const page = root.current?.ownerDocument;
    const focusNewest = (event: KeyboardEvent, focused: Element | null) => {
      const actions = root.current?.querySelectorAll<HTMLElement>('.tb-toast-action') ?? [];
      const newest = actions[actions.length - 1];
      if (!newest) return;
      event.preventDefault();
      if (!root.current?.contains(focused)) origin.current = focused as HTMLElement | null;
      newest.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      const focused = focusedElement();
      if (key === TOAST_KEY) focusNewest(event, focused);
      if (key !== 'Escape') return;
      const shown = [...(root.current?.children ?? [])].findIndex((each) => each.contains(focused));
      const toast = store.getSnapshot()[shown];
      if (!toast) return;
      store.dismiss(toast.id);
      restoreFocus();
    };
    page?.addEventListener('keydown', onKeyDown);
    return () => page?.removeEventListener('keydown', onKeyDown);
  }, [root, store]);

  // A selector with :has() would look through the whole page whenever the focus moves.
  useEffect(() => {
    const element = root.current;
    if (!element || toasts.length === 0) return undefined;
    const page = element.ownerDocument;
    const usesKeyboard = () => focusedElement()?.matches(':focus-visible') ?? false;
    element.toggleAttribute('data-keyboard', usesKeyboard());
    // A dialog may return the focus after its toast has shown. The hint stays then: a toast that shrinks would move.
    const onFocus = () => {
      // A field shows its ring for a mouse too.
      const isField = focusedElement()?.matches(FIELDS) ?? false;
      if (!isField && usesKeyboard()) element.toggleAttribute('data-keyboard', true);
    };
    page.addEventListener('focusin', onFocus);
    return () => page.removeEventListener('focusin', onFocus);
  }, [root, toasts]);

  // The focus of a toast that has disappeared is on the page's body.
  useEffect(() => {
    const { activeElement, body } = root.current?.ownerDocument ?? {};
    if (origin.current && activeElement === body) restoreFocus();
  }, [root, toasts]);

  return restoreFocus;
}
