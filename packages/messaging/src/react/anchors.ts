'use client';
import type { Device } from '@tackboard/domain';
import type { FlyoutModel } from '@tackboard/domain/experience';
import { useMemo } from 'react';
import type { Message } from '../message.js';
import type { Messaging } from '../messaging.types.js';
import { createAnchorView } from './anchor-view.js';

/** Finds the anchors of messages and follows them (S2 §5). */
export interface Anchors {
  readonly find: (message: Message) => HTMLElement | null;
  /** Returns what an anchored message waits for. */
  readonly waitFor: (message: Message) => string | undefined;
  /** Decides again when elements come or go. Returns a function that stops it. */
  readonly watch: () => () => void;
}

/** Returns the name of a message's anchor on this platform (S2 §3). A flyout also needs a placement that matches (S2 §5). */
function anchorName({ experience, model, surface }: Message, device: Device) {
  if (surface === 'flyout') {
    const { anchors } = model as FlyoutModel;
    const { anchor, placement } = anchors[device === 'mobile' ? 'web_mobile' : 'web'] ?? {};
    return placement === experience.placementId ? anchor : undefined;
  }
  return (model as { readonly anchor?: string }).anchor;
}

/** Finds the element that a message names as its anchor: by `data-message-anchor`, by id, or by a CSS selector. */
export function findInPage(anchor: string): HTMLElement | null {
  const escaped = CSS.escape(anchor);
  const named = document.querySelector<HTMLElement>(
    `[data-message-anchor="${escaped}"], #${escaped}`,
  );
  if (named) return named;
  try {
    return document.querySelector<HTMLElement>(anchor);
  } catch {
    return null; // a name that is no selector
  }
}

/** Clips that leave nothing of an element. */
const HIDING_CLIP = /^(?:inset\((?:50|100)%.*\)|rect\(0px,? 0px,? 0px,? 0px\))$/;

/**
 * Whether an element shows: it takes room on the page, is opaque, visible and not clipped. A detached or hidden one would put its
 * message at 0,0, and one that waits for a hover would leave it beside nothing.
 */
export function isVisible(element: HTMLElement): boolean {
  if (!element.isConnected) return false;
  const { height, width } = element.getBoundingClientRect();
  if (width <= 0 && height <= 0) return false;
  const { clip, clipPath } = getComputedStyle(element);
  if (HIDING_CLIP.test(clipPath) || HIDING_CLIP.test(clip)) return false;
  return element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
}

/** Returns the anchors of the page. */
export function useAnchors(
  messaging: Messaging,
  device: Device,
  findAnchor: (anchor: string) => HTMLElement | null = findInPage,
): Anchors {
  return useMemo(() => {
    const view = createAnchorView(() => messaging.refresh());
    const find = (message: Message) => {
      const name = anchorName(message, device);
      const element = name ? findAnchor(name) : null;
      return element && isVisible(element) ? element : null;
    };
    const isShown = (key: string) =>
      messaging.explain().some((one) => one.key === key && one.state === 'shown');
    return {
      find,
      waitFor(message) {
        if (message.layer !== 'anchored' && message.layer !== 'pulsar') return undefined;
        const element = find(message);
        if (!element) return 'its anchor is not in the page';
        // A message that shows stays with an anchor that was scrolled away, out of sight: its times go on.
        const isSeen = view.isInView(element) || isShown(message.key);
        return isSeen ? undefined : 'its anchor is out of view';
      },
      watch() {
        const unwatch = watchPage(() => messaging.refresh());
        return () => {
          unwatch();
          view.stop();
        };
      },
    };
  }, [messaging, device, findAnchor]);
}

/** Calls the listener, at most once a frame, after elements came, went or moved. Returns a function that stops it. */
export function watchPage(listener: () => void): () => void {
  let frame = 0;
  const notify = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      listener();
    });
  };
  const observer = new MutationObserver(notify);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'hidden', 'id', 'style', 'data-message-anchor'],
  });
  globalThis.addEventListener('resize', notify);
  return () => {
    observer.disconnect();
    globalThis.removeEventListener('resize', notify);
    cancelAnimationFrame(frame);
  };
}
