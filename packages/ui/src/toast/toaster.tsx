'use client';
import {
  type AnchorHTMLAttributes,
  type CSSProperties,
  type ElementType,
  forwardRef,
  type HTMLAttributes,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import { focusedElement } from '../layer/layer-store.js';
import type { Toast, ToastAction, ToastStore, ToastTiming } from './toast-store.js';
import { withClass } from '../class-name/class-name.js';
import { AlertIcon, CheckIcon } from '../icons/icons.js';

/** The key that moves the focus to the newest toast, because a toast is at the end of the page and disappears after 5 seconds. */
const TOAST_KEY = 'F8';

/** What people type or choose in. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Moves the focus to the action of the newest toast with F8, and back when the toast disappears or Escape dismisses it. Returns a
 * function that moves it back.
 */
function useToastKeys(
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

  // The focus of a toast that has disappeared is on the page's body.
  useEffect(() => {
    const { activeElement, body } = root.current?.ownerDocument ?? {};
    if (origin.current && activeElement === body) restoreFocus();
  }, [root, toasts]);

  return restoreFocus;
}

/** Marks the toasts while the viewer uses the keyboard: they show the key then. */
function useKeyboardHint(root: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  // A selector with :has() would look through the whole page whenever the focus moves.
  useEffect(() => {
    const element = root.current;
    if (!element || isEmpty) return undefined;
    const page = element.ownerDocument;
    const usesKeyboard = () => focusedElement()?.matches(':focus-visible') ?? false;
    element.toggleAttribute('data-keyboard', usesKeyboard());
    // A dialog may return the focus after its toast has shown. The hint stays until the last toast is gone: one that shrinks
    // would move.
    const onFocus = () => {
      // A field shows its ring for a mouse too.
      const isField = focusedElement()?.matches(FIELDS) ?? false;
      if (!isField && usesKeyboard()) element.toggleAttribute('data-keyboard', true);
    };
    page.addEventListener('focusin', onFocus);
    return () => page.removeEventListener('focusin', onFocus);
  }, [root, isEmpty]);
}

/** Props of {@link Toaster}, besides the attributes of a `<div>`. */
export interface ToasterProps extends Omit<HTMLAttributes<HTMLOutputElement>, 'children'> {
  /** The toasts to show. */
  readonly store: ToastStore;
  /**
   * Renders the links of toasts, so that a router can follow them.
   * @default a plain `<a>`
   */
  readonly link?: ElementType<AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }>;
}

interface ToastItemProps extends Required<Pick<ToasterProps, 'link' | 'store'>> {
  readonly toast: Toast;
  /** Called after a press on the button. */
  readonly onPress: () => void;
}

function ToastItem({ toast, store, link, onPress }: ToastItemProps) {
  return (
    <span
      className="tb-toast"
      data-kind={toast.kind}
      data-phase={toast.phase}
      style={iconDelay(toast.timing)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') store.pause('hover');
      }}
      onPointerLeave={() => store.resume('hover')}
      onFocus={() => store.pause('focus')}
      onBlur={() => store.resume('focus')}
    >
      {toast.kind === 'plain' && !toast.imageUrl && !toast.initials ? null : (
        <span
          className={withClass('tb-toast-mark', toast.initials && 'tb-avatar')}
          data-tone="2"
          aria-hidden="true"
        >
          {toast.initials}
          {toast.imageUrl ? (
            <img
              src={toast.imageUrl}
              alt=""
              width="40"
              height="40"
              data-initials={toast.initials}
            />
          ) : null}
          {toast.kind === 'error' ? <AlertIcon className="tb-toast-icon" /> : null}
          {toast.kind === 'done' ? <CheckIcon className="tb-toast-icon" /> : null}
        </span>
      )}
      <span className="tb-toast-text">{toast.text}</span>
      {toast.action
        ? actionOf(toast.action, link, (isPress) => {
            toast.onAction?.();
            store.dismiss(toast.id);
            if (isPress) onPress();
          })
        : null}
    </span>
  );
}

const NONE: readonly Toast[] = [];

/**
 * Shows the toasts of one store at the foot of the page and reads them aloud politely. A resting mouse stops their
 * time, the focus and a hidden page too; touch does not. F8 moves the focus to the action of the newest toast, Escape
 * dismisses it and returns the focus. Renders one `<output>`, a status region, always, so that screen readers know
 * the region before the first toast.
 */
export const Toaster = forwardRef<HTMLOutputElement, ToasterProps>(function Toaster(
  { store, link: Link = 'a', className, ...attributes },
  ref,
) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, () => NONE);

  const root = useRef<HTMLOutputElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLOutputElement, []);
  useEffect(() => {
    const page = root.current?.ownerDocument ?? document;
    const follow = () => (page.hidden ? store.pause('hidden') : store.resume('hidden'));
    follow();
    page.addEventListener('visibilitychange', follow);
    return () => page.removeEventListener('visibilitychange', follow);
  }, [store]);

  const restoreFocus = useToastKeys(root, toasts, store);
  const isEmpty = toasts.length === 0;
  useKeyboardHint(root, isEmpty);

  // A toast can leave from under a resting mouse: then no pointerleave comes.
  useEffect(() => {
    if (!isEmpty) return;
    store.resume('hover');
    store.resume('focus');
  }, [isEmpty, store]);

  return (
    // Said outright: what opens over the page hides all but the live regions that say so.
    <output
      aria-live="polite"
      {...attributes}
      ref={root}
      className={withClass('tb-toaster', className)}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} store={store} link={Link} onPress={restoreFocus} />
      ))}
    </output>
  );
});

/** How long the check icon over a picture waits once its toast is on the page. */
function iconDelay({ iconDelayMs, showDelayMs }: ToastTiming): CSSProperties | undefined {
  if (iconDelayMs === undefined) return undefined;
  return { '--tb-toast-icon-delay': `${iconDelayMs - showDelayMs}ms` } as CSSProperties;
}

/** The link or the button of a toast. */
function actionOf(
  action: ToastAction,
  Link: NonNullable<ToasterProps['link']>,
  onDone: (isPress: boolean) => void,
) {
  const props = { className: 'tb-toast-action', 'aria-keyshortcuts': TOAST_KEY };
  if ('href' in action)
    return (
      <Link
        {...props}
        href={action.href}
        target={action.opensInNewTab ? '_blank' : undefined}
        rel={action.opensInNewTab ? 'noopener' : undefined}
        onClick={() => onDone(false)}
      >
        {action.text}
      </Link>
    );
  return (
    <button
      {...props}
      type="button"
      onClick={() => {
        onDone(true);
        action.onPress();
      }}
    >
      {action.text}
    </button>
  );
}
