'use client';
import {
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { CloseIcon } from '../icons/icons.js';
import { usePortalContainer } from '../portal/portal-container.js';

/** Screen readers still announce these while a dialog is open. */
const LIVE = '[aria-live]:not([aria-live="off"])';

/**
 * Makes the page outside of an element inert while the component is mounted. Live regions are left out, so that toasts are
 * still announced.
 */
function useInertPage(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!inside.current) return undefined;
    const outside = outsideElements(inside.current);
    for (const element of outside) element.inert = true;
    return () => {
      for (const element of outside) element.inert = false;
    };
  }, [inside]);
}

/**
 * Says on the page's root that a sheet is open from below: toasts show at the top then. A selector with :has() would look through
 * the whole page at each change of it.
 */
function useToastRoom(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = inside.current?.querySelector('.tb-sheet[data-size="bottom"]');
    const root = sheet?.ownerDocument.documentElement;
    root?.toggleAttribute('data-tb-sheet', true);
    return () => root?.removeAttribute('data-tb-sheet');
  }, [inside]);
}

/** Returns the outermost elements that contain neither the element nor a live region, and are not inert yet. */
function outsideElements(inside: HTMLElement): readonly HTMLElement[] {
  const { body } = inside.ownerDocument;
  const found: HTMLElement[] = [];
  // In a shadow root the element keeps its host, and what surrounds the host lies outside too.
  let innermost: Element = inside;
  for (;;) {
    const root = innermost.getRootNode();
    const isShadow = 'host' in root;
    const scope = isShadow ? (root as ShadowRoot) : body;
    const kept = [innermost, ...scope.querySelectorAll(LIVE)];
    const walk = (parent: ParentNode) => {
      for (const child of parent.children) {
        if (kept.includes(child) || !('offsetParent' in child)) continue;
        const element = child as HTMLElement;
        if (kept.some((each) => child.contains(each))) walk(child);
        else if (!element.inert && !INVISIBLE.has(child.localName)) found.push(element);
      }
    };
    walk(scope);
    if (!isShadow) return found;
    innermost = (root as ShadowRoot).host;
  }
}

const INVISIBLE = new Set(['script', 'style', 'template', 'noscript']);

/** The content of a dialog. It is focusable while it scrolls, so that the keyboard can scroll it. */
function DialogBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = body;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      if (current.scrollHeight > current.clientHeight) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return (
    <div ref={body} className="tb-dialog-body">
      {children}
    </div>
  );
}

/** Props of dialogs and sheets besides the attributes of a `<div>`. */
export interface DialogFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The heading, and the accessible name. */
  readonly title: ReactNode;
  /** A sentence below the heading, and the accessible description. */
  readonly description?: ReactNode;
  /** The name of the close button, such as "Close". Without it there is no close button. */
  readonly closeLabel?: string | undefined;
  /** Buttons below the content, which do not scroll with it. */
  readonly footer?: ReactNode;
  /** @default true */
  readonly open?: boolean;
  /**
   * Keeps the content in the page while the dialog is closed, so that a frame in it can load before it opens.
   * @default false
   */
  readonly keepMounted?: boolean | undefined;
  /** Called by the close button, Escape and a press outside. */
  readonly onClose: () => void;
  /** Called when the closing animation has ended, after `open` became false. */
  readonly onClosed?: () => void;
  /** Gets the focus after closing. Without it, or when it was removed, the previously focused element does. */
  readonly anchor?: HTMLElement | null | undefined;
  /** Returns the element that gets the focus after closing when the anchor was removed. */
  readonly fallbackFocus?: (() => HTMLElement | null) | undefined;
  /**
   * Gets the focus first.
   * @default the dialog itself; in an alert the first control
   */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

function DialogHead({ title, closeLabel }: Pick<DialogFrameProps, 'closeLabel' | 'title'>) {
  return (
    <div className="tb-dialog-head">
      <Base.Title className="tb-dialog-title">{title}</Base.Title>
      {closeLabel ? (
        <Base.Close
          className="tb-button tb-dialog-close"
          data-variant="icon"
          aria-label={closeLabel}
        >
          <CloseIcon />
        </Base.Close>
      ) : null}
    </div>
  );
}

/** Props that the dialog or sheet sets. */
interface FrameOwnProps {
  readonly placeClassName: string;
  readonly alert?: boolean | undefined;
}

/** The parts that dialogs and sheets share: backdrop, heading, close button, content and footer. */
export const DialogFrame = forwardRef<HTMLDivElement, DialogFrameProps & FrameOwnProps>(
  function DialogFrame(props, ref) {
    const {
      title,
      description,
      closeLabel,
      footer,
      open = true,
      keepMounted = false,
      onClose,
      onClosed,
      ...rest
    } = props;
    const { anchor, initialFocus, fallbackFocus, placeClassName, ...inner } = rest;
    const { alert = false, children, ...attributes } = inner;
    const container = usePortalContainer(anchor);
    const portal = useRef<HTMLDivElement>(null);
    const popup = useRef<HTMLDivElement>(null);
    return (
      <Base.Root
        open={open}
        onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
        onOpenChangeComplete={(isOpen) => (isOpen ? undefined : onClosed?.())}
        disablePointerDismissal={alert}
      >
        <Base.Portal ref={portal} container={container} keepMounted={keepMounted}>
          {open || !keepMounted ? <InertPage outside={portal} /> : null}
          <Base.Backdrop className="tb-backdrop" />
          <Base.Viewport className={placeClassName}>
            <Base.Popup
              {...attributes}
              {...(alert ? { role: 'alertdialog' } : {})}
              ref={(element) => {
                popup.current = element;
                if (typeof ref === 'function') ref(element);
                else if (ref) ref.current = element;
              }}
              initialFocus={initialFocus ?? (alert ? true : popup)}
              finalFocus={() => (anchor?.isConnected ? anchor : (fallbackFocus?.() ?? true))}
            >
              <DialogHead title={title} closeLabel={closeLabel} />
              <DialogBody>
                {description ? (
                  <Base.Description className="tb-dialog-description">
                    {description}
                  </Base.Description>
                ) : null}
                {children}
              </DialogBody>
              {footer ? <div className="tb-dialog-foot">{footer}</div> : null}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    );
  },
);

/** Makes the page inert, and moves its toasts out of the way, while the dialog is mounted. */
function InertPage({ outside }: { readonly outside: RefObject<HTMLElement | null> }) {
  useInertPage(outside);
  useToastRoom(outside);
  return null;
}
