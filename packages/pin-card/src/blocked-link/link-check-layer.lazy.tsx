'use client';
import type { CheckLink, LayerProps, Pin } from '@tackboard/domain';
import { useLinkCheck } from '@tackboard/machines/react';
import { pinRedirectPath } from '@tackboard/routes';
import { useEffect, useRef } from 'react';
import { useTackboard } from '../provider/tackboard-context.js';
import { BlockedLinkModal } from './blocked-link-modal.lazy.js';
import { linkPage } from './link-page.js';
import { openInNewTab } from './open-in-new-tab.js';

/** What a page without the port `checkLink` thinks of every link. */
const allowAll: CheckLink = () => Promise.resolve({ redirectStatus: 'allowed' });

interface LinkCheckLayerProps extends LayerProps {
  readonly href: string;
  readonly pin?: Pin | undefined;
  /** The link opens in a new tab. */
  readonly isNewTab: boolean;
}

/** Follows one press on a link to its end: shows nothing while the link is checked, then opens it or warns (S3 §4.1). */
export function LinkCheckLayer(props: LinkCheckLayerProps) {
  const { href: pressed, pin, isNewTab, anchor, onClose } = props;
  const tackboard = useTackboard('useOutboundLink');
  const { clock, context, page, ports } = tackboard;
  const { openLink = openInNewTab, checkLink = allowAll } = ports;
  const [state, send] = useLinkCheck(
    {
      checkLink,
      page: () => linkPage(tackboard),
      openLink: (href) => {
        if (isNewTab) openLink(href);
        else window.location.assign(href);
      },
      followLinkless: (about) => ports.followLinkless?.(about),
      openInterstitial: (fields) =>
        openLink(new URL(pinRedirectPath(fields), window.location.href).href),
      onSignedOutClick: (record) => ports.recordSignedOutClick?.(record),
      onClickthrough: (url, about) =>
        void import('../chunks/page.chunk.js').then(
          ({ tellClickthrough }) => tellClickthrough(tackboard, { url, pin: about, anchor }),
          (error: unknown) => page.reportError({ error, pin }),
        ),
      onReport: ({ situation, href, redirectStatus }) =>
        page.emit({ name: 'link-reported', situation, url: href, redirectStatus }),
    },
    { clock },
  );

  // Once, although StrictMode runs effects twice: a press is recorded, and may act.
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const isVisitor = pin !== undefined && !context.viewer.isAuth;
    send({
      type: 'FOLLOW',
      href: pressed,
      ...(pin && { pin }),
      ...(isVisitor && { visitor: ports.visitor?.() ?? { isNew: false } }),
    });
  }, [context, pin, ports, pressed, send]);

  const isDone = state.context.press !== undefined && state.matches('idle');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  const { warning, host, message } = state.context;
  if (!state.matches('warned') || !warning) return null;
  return (
    <BlockedLinkModal
      warning={warning}
      host={host}
      message={message}
      anchor={anchor}
      onClose={() => send({ type: 'DISMISS' })}
    />
  );
}
