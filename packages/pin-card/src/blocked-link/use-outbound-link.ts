'use client';
import type { Pin } from '@tackboard/domain';
import { type MouseEvent, useState } from 'react';
import { useTackboard } from '../provider/tackboard-context.js';

/** What {@link useOutboundLink} returns, to be spread on an `<a>` with its `href`. */
export interface OutboundLink {
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The middle button: it opens a new tab, as the link does anyway. */
  readonly onAuxClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** A check runs: a second press is the same check. */
  readonly 'aria-busy': boolean | undefined;
}

/**
 * Makes a link that leaves the site ask first whether it may be opened (S3 §4.1): a blocked, suspicious or porn one is
 * not, and a dialog says so. A signed-out visitor's press on a pin is recorded and goes one of three ways: a linkless
 * action, the interstitial in a new tab, or the link itself (S3 §4.8). What judges it is fetched at the press. Without the
 * port `checkLink` links open unasked.
 */
export function useOutboundLink(pin?: Pin): OutboundLink {
  const tackboard = useTackboard('useOutboundLink');
  const { context, openLayer, ports } = tackboard;
  const [checked, setChecked] = useState<string | null>(null);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented) return;
    const anchor = event.currentTarget;
    const href = anchor.getAttribute('href') ?? '';
    const isVisitor = pin !== undefined && !context.viewer.isAuth;
    // The whole rule is in the chart, which is fetched by then; here it is told what the browser may follow by itself.
    const isEmpty = /^\s*(#|$)/.test(href);
    const isOwn = anchor.host === window.location.host || context.ownHosts?.includes(anchor.host);
    if (!isVisitor && !isEmpty && (isOwn || !ports.checkLink)) return;
    event.preventDefault();
    if (!(ports.isOnline?.() ?? navigator.onLine) || checked === href) return;
    setChecked(href);
    openLayer({
      load: () => import('./link-check-layer.lazy.js').then((part) => part.LinkCheckLayer),
      props: {
        press: {
          href,
          ...(pin && { pin }),
          ...(isVisitor && { visitor: ports.visitor?.() ?? { isNew: false } }),
        },
        isNewTab:
          anchor.target === '_blank' || event.metaKey || event.ctrlKey || event.button === 1,
      },
      anchor,
      onClosed: () => setChecked(null),
    });
  };
  return {
    onClick: follow,
    onAuxClick: (event) => {
      if (event.button === 1) follow(event);
    },
    'aria-busy': checked === null ? undefined : true,
  };
}
