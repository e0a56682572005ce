'use client';
import type { Pin } from '@tackboard/domain';
import { type MouseEvent, useState } from 'react';
import { openTabOnce } from './pin-link.js';
import { useInternals } from '../client/tackboard-context.js';

/** Props to spread on an `<a>` that has an `href`. */
export interface OutboundLink {
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Checks clicks with the middle button too. They open a new tab. */
  readonly onAuxClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** True while a check is pending. A second press does not start another one. */
  readonly 'aria-busy': boolean | undefined;
  /** The press script keeps a press before hydration back, because the browser would open the link unchecked. */
  readonly 'data-press': 'link' | undefined;
}

/**
 * Checks a link to another site before it opens (S3 §4.1). Blocked, suspicious and adult links do not open; a dialog says
 * why. A visitor's press on a pin is recorded, then opens the linkless action, the interstitial in a new tab, or the link
 * itself (S3 §4.8). The first press fetches the code of the check. Without the call `checkLink` links open unchecked.
 */
export function useOutboundLink(pin?: Pin): OutboundLink {
  const internals = useInternals('useOutboundLink');
  const { calls, context, core } = internals;
  const { runtime, withRuntime } = core;
  const [pendingHref, setPendingHref] = useState<string | null>(null);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented) return;
    const { currentTarget: anchor, metaKey, ctrlKey, button } = event;
    const isNewTab = anchor.target === '_blank' || metaKey || ctrlKey || button === 1;
    const press = { anchor, pin, isNewTab, pendingHref, setPendingHref };
    const loaded = runtime.get();
    if (loaded?.followLink(internals, press)) {
      if (isNewTab) openTabOnce(anchor, internals.clock);
      return;
    }
    event.preventDefault();
    if (!loaded) withRuntime(({ openLink }) => openLink(internals, press));
  };
  return {
    onClick: follow,
    onAuxClick: (event) => {
      if (event.button === 1) follow(event);
    },
    'aria-busy': pendingHref === null ? undefined : true,
    // The press of a visitor is recorded, and may lead elsewhere.
    'data-press': pin && (calls.checkLink || !context.viewer.isAuth) ? 'link' : undefined,
  };
}
