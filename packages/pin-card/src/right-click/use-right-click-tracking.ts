'use client';
import {
  NO_RIGHT_CLICK,
  rightClick,
  type RightClickReport,
  rightClickReport,
  type RightClickTarget,
} from '@tackboard/machines/right-click';
import { useEffect } from 'react';
import { indexOf } from '../grid/grid-item-index.js';
import type { Internals } from '../client/tackboard.js';
import { useInternals } from '../provider/tackboard-context.js';

const CARD = '[data-pin-id]';

/** The pin under the pointer and the link on it; nothing between the cards. */
function targetAt(node: EventTarget | null): RightClickTarget | undefined {
  if (!(node instanceof Element)) return undefined;
  const pinId = node.closest<HTMLElement>(CARD)?.dataset['pinId'];
  if (pinId === undefined) return undefined;
  const href = node.closest<HTMLAnchorElement>('a[href]')?.href;
  const slotIndex = indexOf(node);
  return { pinId, ...(href !== undefined && { href }), ...(slotIndex >= 0 && { slotIndex }) };
}

/** Tells the server of a click through, and the host of what came of it (S1 §7, S2 §5). */
async function tell(report: RightClickReport, { calls, client }: Internals): Promise<void> {
  const { kind, nanoseconds, target } = report;
  const { href: url = '', ...place } = target;
  const left = { ...place, url, nanoseconds };
  if (kind === 'view') {
    client.emit({ name: 'right-click-view', ...left });
    return;
  }
  try {
    const isNoted = await calls.logClickthrough?.({ ...left, clickthroughType: 'rightClick' });
    if (isNoted) client.emit({ name: 'right-click-clickthrough', ...left });
  } catch (error) {
    client.reportError({ error });
  }
}

/**
 * Tracks right clicks on the pins of a page, once for all its cards: a right click on a link of a hovered pin is
 * remembered, and when the person leaves the page within half a second it is reported (S2 §4 §9). A link to a pin of the
 * product is a view event; a picture or a film is nothing; any other link goes to the port `logClickthrough`, and is an
 * event when the server took note of it (S2 §5). Call it in one component inside of the provider.
 */
export function useRightClickTracking(): void {
  const tackboard = useInternals('useRightClickTracking');

  useEffect(() => {
    const { clock, context } = tackboard;
    let state = NO_RIGHT_CLICK;
    const stop = new AbortController();
    const { signal } = stop;

    const onPointerOver = ({ target: node }: Event) => {
      const target = targetAt(node);
      state = rightClick(state, target ? { type: 'ENTER', target } : { type: 'LEAVE' });
    };
    const onRightClick = () => {
      state = rightClick(state, { type: 'RIGHT_CLICK', atMs: clock.now() });
    };
    const onVisibility = () => {
      const isHidden = document.visibilityState === 'hidden';
      const page = {
        url: window.location.href,
        ...(context.ownHosts && { ownHosts: context.ownHosts }),
      };
      const report = isHidden ? rightClickReport(state, clock.now(), page) : undefined;
      state = rightClick(state, { type: 'VISIBILITY', isHidden });
      if (report) void tell(report, tackboard);
    };
    document.addEventListener('pointerover', onPointerOver, { passive: true, signal });
    document.addEventListener('contextmenu', onRightClick, { capture: true, signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => stop.abort();
  }, [tackboard]);
}
