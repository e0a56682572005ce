'use client';
import { imageAlt, imageSources } from '@tackboard/domain/card';
import { cardPanelWords, closeupWords } from '@tackboard/domain/words';
import { safeUrl } from '@tackboard/routes/links';
import { IMAGE_VIEWER_HASH } from '@tackboard/routes/paths';
import { Button, CloseIcon, withClass } from '@tackboard/ui';
import {
  type AnchorHTMLAttributes,
  forwardRef,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useCard } from '../card/card-context.js';
import type { Card } from '../client/types.js';
import { isPlainClick } from '../links/pin-link.js';
import { useWords } from '../client/tackboard-context.js';
import { useEffectBeforePaint } from '../use-effect-before-paint.js';

/** Props of {@link ImageViewer}: the attributes of an `<a>`. */
export type ImageViewerProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'href'>;

/**
 * Opens the picture of a card over the whole window while the address has the hash `#imgViewer` (S3 §2.1): by a press on the
 * picture, or with the page. Escape, Close and Back close it; a press on the picture shows it at its own size. Renders an
 * `<a>` over the picture, and nothing for a pin without one.
 */
export const ImageViewer = forwardRef<HTMLAnchorElement, ImageViewerProps>(function ImageViewer(
  { className, onClick, ...attributes },
  ref,
) {
  const { pin, name, root } = useCard('ImageViewer');
  const words = useWords('cardParts', closeupWords);
  const subscribe = useCallback((listener: () => void) => onAddress(root, listener), [root]);
  // Before the card has mounted it is unknown in which window.
  const hasHash = () => viewOf(root)?.location.hash === IMAGE_VIEWER_HASH;
  const isOpen = useSyncExternalStore(subscribe, hasHash, isClosed);
  /** Whether closing leads back to the history entry of the page itself. */
  const wasPressed = useRef(false);
  if (!imageSources(pin, 'high-res')) return null;
  const close = () => {
    const view = viewOf(root);
    if (!view) return;
    const { history, location } = view;
    // A frame without an address of its own has no history entries of its own either.
    if (wasPressed.current && location.protocol !== 'about:') history.back();
    else {
      history.replaceState(history.state, '', location.href.replace(IMAGE_VIEWER_HASH, ''));
      // The browser tells nobody.
      view.dispatchEvent(new view.PopStateEvent('popstate', { state: history.state as unknown }));
    }
    wasPressed.current = false;
  };
  return (
    <>
      <a
        aria-label={`${words.viewPicture()}: ${name}`}
        {...attributes}
        ref={ref}
        href={IMAGE_VIEWER_HASH}
        className={withClass('tb-viewer-link', className)}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented || !isPlainClick(event)) return;
          // In a frame without an address of its own, the link would lead to that of the page around it.
          event.preventDefault();
          const view = viewOf(root);
          if (!view) return;
          view.location.hash = IMAGE_VIEWER_HASH;
          wasPressed.current = true;
        }}
      />
      {isOpen ? <Viewer onClose={close} /> : null}
    </>
  );
});

function Viewer({ onClose }: { readonly onClose: () => void }) {
  const { pin, name } = useCard('ImageViewer');
  const words = useWords('cardParts', closeupWords);
  const panelWords = useWords('cardParts', cardPanelWords);
  const [isZoomed, setZoomed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed, so that the focus returns to the link.
  useEffectBeforePaint(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const sources = imageSources(pin, 'high-res');
  const whole = pin.images?.['orig'] ?? pin.images?.['originals'] ?? pin.images?.['736x'];
  return (
    <dialog
      ref={dialog}
      className="tb-viewer"
      aria-label={name}
      data-zoomed={isZoomed ? '' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Button
        variant="icon"
        className="tb-viewer-close"
        aria-label={panelWords.close()}
        onClick={onClose}
      >
        <CloseIcon width="20" height="20" />
      </Button>
      <button
        type="button"
        className="tb-viewer-picture"
        aria-label={isZoomed ? words.zoomOut() : words.zoomIn()}
        onClick={() => setZoomed(!isZoomed)}
      >
        <img
          src={safeUrl(whole?.url) ?? sources?.src}
          width={whole?.width ?? sources?.width}
          height={whole?.height ?? sources?.height}
          alt={imageAlt(pin) ?? ''}
          draggable={false}
        />
      </button>
    </dialog>
  );
}

const isClosed = () => false;

const viewOf = ({ current }: Card['root']) => current?.ownerDocument.defaultView;

function onAddress(root: Card['root'], listener: () => void): () => void {
  const view = viewOf(root);
  const abort = new AbortController();
  const { signal } = abort;
  view?.addEventListener('hashchange', listener, { signal });
  view?.addEventListener('popstate', listener, { signal });
  return () => abort.abort();
}
