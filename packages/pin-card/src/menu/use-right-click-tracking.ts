'use client';
import {
  isTimelyClickthrough,
  rightClickDecision,
  type RightClickDecision,
  type RightClickPage,
} from '@tackboard/domain';
import { useEffect } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import type { Internals } from '../client/types.js';
import { indexOf } from '../grid/grid-item-index.js';

const NANOSECONDS_PER_MS = 1e6;

/** The pin under the pointer, and its link. */
interface RightClickTarget {
  readonly pinId: string;
  readonly isAd?: boolean;
  readonly href?: string;
  /** The slot of the pin in its grid, from 0. */
  readonly slotIndex?: number;
}

/** The pin that the pointer is on, and the last right click, in milliseconds. */
interface RightClickState {
  readonly hovered?: RightClickTarget;
  readonly clicked?: { readonly target: RightClickTarget; readonly atMs: number };
}

/** The pointer comes and goes, right-clicks, and the page is left or seen again. */
export type RightClickEvent =
  | { readonly type: 'ENTER'; readonly target: RightClickTarget }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'RIGHT_CLICK'; readonly atMs: number }
  | { readonly type: 'VISIBILITY'; readonly isHidden: boolean };

/** A click through by right click that is to be reported. */
interface RightClickReport {
  /** A view event alone for a pin of the product, else an offsite call. */
  readonly kind: Exclude<RightClickDecision, 'ignore'>;
  readonly target: RightClickTarget;
  /** From the right click to leaving the page. */
  readonly nanoseconds: number;
}

/** The state before the first right-click. */
export const NO_RIGHT_CLICK: RightClickState = {};

/** The next state of the tracker: a right click on a hovered pin is remembered until the page is left (S2 §4.40). */
export function rightClick(state: RightClickState, event: RightClickEvent): RightClickState {
  const { hovered, clicked } = state;
  switch (event.type) {
    case 'ENTER':
      return { ...state, hovered: event.target };
    case 'LEAVE':
      return clicked ? { clicked } : NO_RIGHT_CLICK;
    case 'RIGHT_CLICK':
      return hovered ? { hovered, clicked: { target: hovered, atMs: event.atMs } } : state;
    case 'VISIBILITY':
      return event.isHidden && clicked ? (hovered ? { hovered } : NO_RIGHT_CLICK) : state;
  }
}

/**
 * Returns the report for a page that is left at `nowMs`. No report without a right click, for an image or
 * a video, or after half a second or longer.
 */
export function rightClickReport(
  { clicked }: RightClickState,
  nowMs: number,
  page: RightClickPage,
): RightClickReport | undefined {
  if (!clicked) return undefined;
  const { target, atMs } = clicked;
  const nanoseconds = (nowMs - atMs) * NANOSECONDS_PER_MS;
  const kind = rightClickDecision(target.href, page);
  if (kind === 'ignore' || !isTimelyClickthrough(nanoseconds)) return undefined;
  return { kind, target, nanoseconds };
}

const CARD = '[data-pin-id]';

/** The pin of an element and the link that contains the element; undefined outside of cards. */
function targetAt(node: EventTarget | undefined): RightClickTarget | undefined {
  // The document and the window are targets too.
  if (!isElement(node)) return undefined;
  const card = node.closest<HTMLElement>(CARD);
  const pinId = card?.dataset['pinId'];
  if (pinId === undefined) return undefined;
  const isAd = card?.dataset['ad'] !== undefined;
  const href = node.closest<HTMLAnchorElement>('a[href]')?.href;
  const slotIndex = indexOf(node);
  return {
    pinId,
    ...(isAd && { isAd }),
    ...(href !== undefined && { href }),
    ...(slotIndex >= 0 && { slotIndex }),
  };
}

const isElement = (node: EventTarget | undefined): node is Element =>
  node !== undefined && 'closest' in node;

/** With the consent of the viewer emits a view event, or logs a clickthrough and emits an event once the server has logged it. */
async function sendReport(
  report: RightClickReport,
  { calls, consent, core }: Internals,
): Promise<void> {
  const { kind, nanoseconds, target } = report;
  const { href: url = '', isAd, ...position } = target;
  if (!consent.get()[isAd ? 'marketing' : 'analytics']) return;
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
 * Tracks right clicks on links in cards, as far as the viewer allows it: `marketing` on ads, `analytics` on other pins. When the
 * page is hidden within 500 ms of the click, the link counts as opened: a link to a pin emits `right-click-view`, an image or video file is ignored, and any other link is logged with
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
