'use client';
import type { Pin } from '@tackboard/domain';
import { isOutbound, safeUrl } from '@tackboard/domain/link';
import { type MouseEvent, useRef, useState } from 'react';
import { linkPage } from './link-page.js';
import { openLinkCheck } from './open-link-check.js';
import { useInternals } from '../provider/tackboard-context.js';
import type { tellClickthrough } from './tell-clickthrough.lazy.js';

/** What {@link useOutboundLink} returns, to be spread on an `<a>` with its `href`. */
export interface OutboundLink {
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The middle button: it opens a new tab, as the link does anyway. */
  readonly onAuxClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The first sign that the link may be followed: what logs the click is there before the page is left. */
  readonly onPointerDown: () => void;
  readonly onFocus: () => void;
  /** A check runs: a second press is the same check. */
  readonly 'aria-busy': boolean | undefined;
}

/**
 * Makes a link that leaves the site ask first whether it may be opened (S3 §4.1): a blocked, suspicious or porn one is
 * not, and a dialog says so. A signed-out visitor's press on a pin is recorded and goes one of three ways: a linkless
 * action, the interstitial in a new tab, or the link itself (S3 §4.8). What judges it is fetched at the press. Without the
 * call `checkLink` links open unchecked.
 */
export function useOutboundLink(pin?: Pin): OutboundLink {
  const tackboard = useInternals('useOutboundLink');
  const { calls, context } = tackboard;
  const [checked, setChecked] = useState<string | null>(null);
  const tell = useRef<typeof tellClickthrough>(undefined);

  const loadTell = () =>
    import('../chunks/runtime.chunk.js').then(
      (part) => void (tell.current = part.tellClickthrough),
      (error: unknown) => tackboard.client.reportError({ error }),
    );
  const preload = () => {
    if (!calls.checkLink) void loadTell();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented) return;
    const anchor = event.currentTarget;
    const href = anchor.getAttribute('href') ?? '';
    const isVisitor = pin !== undefined && !context.viewer.isAuth;
    // The whole rule is in the chart, which is fetched by then; here it is told what the browser may follow by itself.
    const isEmpty = /^\s*(#|$)/.test(href);
    if (!isEmpty && safeUrl(anchor.href) === undefined) {
      event.preventDefault();
      return;
    }
    const isOwn = !isOutbound(anchor.href, linkPage(tackboard));
    if (!isVisitor && !isEmpty && (isOwn || !calls.checkLink)) {
      if (isOwn) return;
      const log = () => void tell.current?.(tackboard, { url: anchor.href, pin, anchor });
      // At once where it can be: behind a press in the same tab nothing more may run.
      if (tell.current) log();
      else void loadTell().then(log);
      return;
    }
    event.preventDefault();
    if (checked === href) return;
    const isAsked = openLinkCheck(tackboard, {
      href,
      pin,
      isNewTab: anchor.target === '_blank' || event.metaKey || event.ctrlKey || event.button === 1,
      anchor,
      onClosed: () => setChecked(null),
    });
    if (isAsked) setChecked(href);
  };
  return {
    onPointerDown: preload,
    onFocus: preload,
    onClick: follow,
    onAuxClick: (event) => {
      if (event.button === 1) follow(event);
    },
    'aria-busy': checked === null ? undefined : true,
  };
}
