'use client';
import {
  type AnchorHTMLAttributes,
  type CSSProperties,
  type ElementType,
  type HTMLAttributes,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import { withClass } from '../class-name/class-name.js';
import { AlertIcon, CheckIcon } from '../icons/icons.js';
import type { Toast, ToastAction, ToastStore, ToastTiming } from './toast-store.js';
import { TOAST_KEY, useToastKeys } from './use-toast-keys.js';

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

const NONE: readonly Toast[] = [];

/**
 * Shows the toasts of one store at the foot of the page and reads them aloud politely. A resting mouse stops their
 * time, the focus and a hidden page too; touch does not. F8 moves the focus to the action of the newest toast, Escape
 * dismisses it and returns the focus. Renders one `<output>`, a status region, always, so that screen readers know
 * the region before the first toast; needs `toaster.css`.
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

  // A toast can leave from under a resting mouse: then no pointerleave comes.
  const isEmpty = toasts.length === 0;
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
        <span
          key={toast.id}
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
            ? actionOf(toast.action, Link, (isPress) => {
                toast.onAction?.();
                store.dismiss(toast.id);
                if (isPress) restoreFocus();
              })
            : null}
        </span>
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
