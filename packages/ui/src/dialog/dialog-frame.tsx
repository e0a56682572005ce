'use client';
import { Dialog as Base } from '@base-ui/react/dialog';
import { forwardRef, type HTMLAttributes, type ReactNode, type RefObject, useRef } from 'react';
import { CloseIcon } from '../icons/icons.js';
import { DialogBody } from './dialog-body.js';
import { useInertPage } from './use-inert-page.js';

/** What dialogs and sheets take besides the attributes of a `<div>`. */
export interface DialogFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The heading. It is also what the dialog is called aloud. */
  readonly title: ReactNode;
  /** A sentence under the heading, read aloud after it. */
  readonly description?: ReactNode;
  /** The name of the button that closes it, such as "Close"; left out: no such button shows. */
  readonly closeLabel?: string | undefined;
  /** What stands below the content and never scrolls away: buttons. */
  readonly footer?: ReactNode;
  /** @default true */
  readonly open?: boolean;
  /** Asked to close: by the close button, Escape or a press outside. */
  readonly onClose: () => void;
  /** Called when it is out of sight, after `open` has become false. */
  readonly onClosed?: () => void;
  /** What gets the focus back; left out, null or gone: what had it before. */
  readonly anchor?: HTMLElement | null | undefined;
  /**
   * What has the focus first.
   * @default the dialog itself; in an alert the first control
   */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** What the frame is told by the dialog or sheet that it is the frame of. */
interface FrameOwnProps {
  readonly placeClassName: string;
  readonly alert?: boolean | undefined;
}

/** The parts that dialogs and sheets have in common: backdrop, heading, close button, content and footer. */
export const DialogFrame = forwardRef<HTMLDivElement, DialogFrameProps & FrameOwnProps>(
  function DialogFrame(props, ref) {
    const {
      title,
      description,
      closeLabel,
      footer,
      open = true,
      onClose,
      onClosed,
      ...rest
    } = props;
    const { anchor, initialFocus, placeClassName, alert = false, children, ...attributes } = rest;
    const portal = useRef<HTMLDivElement>(null);
    const popup = useRef<HTMLDivElement>(null);
    return (
      <Base.Root
        open={open}
        onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
        onOpenChangeComplete={(isOpen) => (isOpen ? undefined : onClosed?.())}
        disablePointerDismissal={alert}
      >
        <Base.Portal ref={portal}>
          <InertPage outside={portal} />
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
              finalFocus={() => (anchor?.isConnected ? anchor : true)}
            >
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

/** Makes the page inert while it stands in an open dialog. */
function InertPage({ outside }: { readonly outside: RefObject<HTMLElement | null> }) {
  useInertPage(outside);
  return null;
}
