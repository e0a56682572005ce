'use client';
import { useEffect } from 'react';
import { indexOf } from '../grid/grid-item-index.js';
import type { Internals } from '../client/types.js';
import { useInternals } from '../client/tackboard-context.js';
import {
  NO_RIGHT_CLICK,
  rightClick,
  type RightClickReport,
  rightClickReport,
  type RightClickTarget,
} from './right-click.js';

const CARD = '[data-pin-id]';

/** The pin of an element and the link that contains the element; undefined outside of cards. */
function targetAt(node: EventTarget | undefined): RightClickTarget | undefined {
  // The document and the window are targets too.
  if (!isElement(node)) return undefined;
  const pinId = node.closest<HTMLElement>(CARD)?.dataset['pinId'];
  if (pinId === undefined) return undefined;
  const href = node.closest<HTMLAnchorElement>('a[href]')?.href;
  const slotIndex = indexOf(node);
  return { pinId, ...(href !== undefined && { href }), ...(slotIndex >= 0 && { slotIndex }) };
}

const isElement = (node: EventTarget | undefined): node is Element =>
  node !== undefined && 'closest' in node;

/** Emits a view event, or logs a clickthrough and emits an event once the server has logged it. */
async function sendReport(report: RightClickReport, { calls, core }: Internals): Promise<void> {
  const { kind, nanoseconds, target } = report;
  const { href: url = '', ...position } = target;
  const event = { ...position, url, nanoseconds };
  if (kind === 'view') {
    core.emit({ name: 'right-click-view', ...event });
    return;
  }
  try {
    const isLogged = await calls.logClickthrough?.({ ...event, clickthroughType: 'rightClick' });
    if (isLogged) core.emit({ name: 'right-click-clickthrough', ...event });
  } catch (error) {
    core.onError(error);
  }
}

/**
 * Tracks right clicks on links in cards. When the page is hidden within 500 ms of the click, the link counts as opened
 *: a link to a pin emits `right-click-view`, an image or video file is ignored, and any other link is logged with
 * the call `logClickthrough` and then emits `right-click-clickthrough`. Call it once per page, inside the provider.
 */
export function useRightClickTracking(): void {
  const internals = useInternals('useRightClickTracking');

  useEffect(() => {
    const { clock, context } = internals;
    let state = NO_RIGHT_CLICK;
    const abort = new AbortController();
    const { signal } = abort;

    const onPointerOver = (event: Event) => {
      // The target of an event inside a shadow root is its host.
      const target = targetAt(event.composedPath()[0]);
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
      if (report) void sendReport(report, internals);
    };
    document.addEventListener('pointerover', onPointerOver, { passive: true, signal });
    document.addEventListener('contextmenu', onRightClick, { capture: true, signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => abort.abort();
  }, [internals]);
}
