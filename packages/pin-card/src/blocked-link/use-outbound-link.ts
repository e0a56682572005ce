'use client';
import type { Pin } from '@tackboard/domain';
import { isOutbound, safeUrl } from '@tackboard/domain/link';
import { type MouseEvent, useRef, useState } from 'react';
import { loadRuntime } from '../chunks/load-runtime.js';
import { linkPage } from './link-page.js';
import { openLinkCheck } from './open-link-check.js';
import { actAfterLoad } from '../client/act-after-load.js';
import { useInternals } from '../provider/tackboard-context.js';
import type { recordClickthrough } from './record-clickthrough.js';

/** Props to spread on an `<a>` that has an `href`. */
export interface OutboundLink {
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Checks clicks with the middle button too. They open a new tab. */
  readonly onAuxClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Preloads the code that logs the click, so that it can run before the page unloads. */
  readonly onPointerDown: () => void;
  readonly onFocus: () => void;
  /** True while a check is pending. A second press does not start another one. */
  readonly 'aria-busy': boolean | undefined;
}

/**
 * Checks a link to another site before it opens (S3 §4.1). Blocked, suspicious and adult links do not open; a dialog says
 * why. A visitor's press on a pin is recorded, then opens the linkless action, the interstitial in a new tab, or the link
 * itself (S3 §4.8). The first press fetches the code of the check. Without the call `checkLink` links open unchecked.
 */
export function useOutboundLink(pin?: Pin): OutboundLink {
  const internals = useInternals('useOutboundLink');
  const { calls, context, environment } = internals;
  const [pendingHref, setPendingHref] = useState<string | null>(null);
  const record = useRef<typeof recordClickthrough>(undefined);

  const loadRecord = () =>
    loadRuntime().then(
      (chunk) => void (record.current = chunk.recordClickthrough),
      (error: unknown) => internals.core.reportError({ error }),
    );
  const preload = () => {
    if (!calls.checkLink) void loadRecord();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented) return;
    const anchor = event.currentTarget;
    const href = anchor.getAttribute('href') ?? '';
    const isVisitor = pin !== undefined && !context.viewer.isAuth;
    // The machine, which is fetched later, decides. This only finds the links that the browser may open itself.
    const isEmpty = /^\s*(#|$)/.test(href);
    if (!isEmpty && safeUrl(anchor.href) === undefined) {
      event.preventDefault();
      return;
    }
    const isOwn = !isOutbound(anchor.href, linkPage(internals));
    if (!isVisitor && !isEmpty && (isOwn || (!calls.checkLink && environment.isOnline()))) {
      if (isOwn) return;
      const log = () => void record.current?.(internals, { url: anchor.href, pin, anchor });
      // Synchronously if possible: the page may unload right after the press.
      if (record.current) log();
      else actAfterLoad(internals.core, loadRecord(), log, nothing);
      return;
    }
    event.preventDefault();
    if (pendingHref === href) return;
    const isStarted = openLinkCheck(internals, {
      href,
      pin,
      isNewTab: anchor.target === '_blank' || event.metaKey || event.ctrlKey || event.button === 1,
      anchor,
      onClosed: () => setPendingHref(null),
    });
    if (isStarted) setPendingHref(href);
  };
  return {
    onPointerDown: preload,
    onFocus: preload,
    onClick: follow,
    onAuxClick: (event) => {
      if (event.button === 1) follow(event);
    },
    'aria-busy': pendingHref === null ? undefined : true,
  };
}

const nothing = () => {};
