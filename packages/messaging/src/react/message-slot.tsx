'use client';
import { messageSurface } from '@tackboard/domain/experience';
import { type ReactNode, useEffect, useState } from 'react';
import type { ClaimRequest } from '../engine/claims.js';
import { useMessagingContext } from './messaging-context.js';
import { SurfaceFrame, useFallback } from './surface-frame.js';
import { isShown } from './surface-props.js';
import { useClaim } from './use-experience.js';
import type { Message } from '../engine/messages.js';
import type { Messaging } from '../messaging.types.js';

/** Props of {@link MessageSlot}: the messages that it accepts. */
export interface MessageSlotProps extends Pick<
  ClaimRequest,
  'hasNoAction' | 'ids' | 'placementId' | 'predicate' | 'types'
> {
  /**
   * Shows in place of a message whose component throws, until another message shows or the viewer changes (S2 §8.4).
   * @default nothing
   */
  readonly fallback?: ReactNode;
}

const FLOW = ['flow', 'hero'] as const;

/**
 * The place of banners and callouts in the flow of a page. A server renders its message when the provider's `components` have
 * the surface. Renders nothing while there is no message. A hero banner that arrives later waits until the page is at its top, with
 * nothing hovered or focused, and then slides the page down.
 */
export function MessageSlot({ fallback, predicate, ...request }: MessageSlotProps) {
  const { messaging, registry, ...settings } = useMessagingContext();
  const [lateBanners] = useState(() => createLateBanners(messaging));
  useEffect(() => lateBanners.mount(), [lateBanners]);
  const messages = useClaim(messaging, {
    ...request,
    layers: FLOW,
    ...(predicate && {
      // A search delight belongs to a search field.
      predicate: (one) => messageSurface(one) !== 'searchDelight' && predicate(one),
    }),
    waitsFor: (message) => registry.waitFor(message, settings) ?? lateBanners.waitFor(message),
  });
  useEffect(() => lateBanners.follow(messages), [lateBanners, messages]);
  const { onFailed, shown } = useFallback({ fallback, messages, messaging });
  const frames = messages.map((message) => {
    const component = registry.get(message.surface);
    return component ? (
      <SurfaceFrame
        key={message.key}
        component={component}
        message={message}
        messaging={messaging}
        settings={settings}
        onFailed={onFailed}
        isLate={lateBanners.isLate(message)}
      />
    ) : null;
  });
  return (
    <>
      {frames}
      {shown}
    </>
  );
}

/** What may be under the pointer and must not move away from it. */
const INTERACTIVE =
  'a, button, input, select, textarea, summary, label, video, iframe, [role="button"], [role="link"], [tabindex="0"]';

/** Hero banners that arrive after the first render of their slot, for which the page has kept no room. */
export interface LateBanners {
  readonly isLate: (message: Message) => boolean;
  /** A late one waits until the page is at its top, with no control hovered or focused. A tap alone does not make it wait. */
  readonly waitFor: (message: Message) => string | undefined;
  /** What the slot shows now: a banner that has left, as for another tab, is late when it comes back. */
  readonly follow: (messages: readonly Message[]) => void;
  /** Call it when the slot is mounted. Returns a function that stops it. */
  readonly mount: () => () => void;
}

/** Whether content may move: the page is at its top, and the visitor neither points at nor uses anything. */
function isPageIdle(): boolean {
  return globalThis.scrollY <= 0 && !hasFocus() && !isPointedAt();
}

/** Parts that lie over the page and are in use while they have the focus, also when it is on the part itself. */
const POPUPS = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether the viewer uses something. A heading or region that only a script or a tap focuses is not in use. */
function hasFocus(): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return false;
  if (activeElement.closest(POPUPS)) return true;
  if (!activeElement.matches(INTERACTIVE)) return !activeElement.matches('[tabindex="-1"]');
  // A tap leaves the focus on the button that it has pressed.
  return hasMouse() || activeElement.matches(':focus-visible');
}

/** Whether the pointer is over a control. On touch screens what was tapped stays hovered until the next tap. */
function isPointedAt(): boolean {
  return hasMouse() && document.querySelector(`:is(${INTERACTIVE}):hover`) !== null;
}

/** Whether the device has a mouse. Without `matchMedia`, as in jsdom, it has one. */
function hasMouse(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(hover: hover)').matches;
}

/** Creates the late banners of a slot. */
function createLateBanners(messaging: Messaging): LateBanners {
  const early = new Set<string>();
  let isMounted = false;
  let shown: readonly Message[] = [];
  let watch: AbortController | undefined;

  function watchPage() {
    if (watch) return;
    watch = new AbortController();
    const { signal } = watch;
    const follow = () => {
      if (!isPageIdle()) return;
      stop();
      messaging.refresh();
    };
    // A frame later: the focus is on nothing yet while it moves.
    const followLater = () => requestAnimationFrame(() => (signal.aborted ? undefined : follow()));
    for (const name of ['scroll', 'pointerover', 'pointerout', 'focusout']) {
      document.addEventListener(name, followLater, { signal, passive: true, capture: true });
    }
  }

  function stop() {
    watch?.abort();
    watch = undefined;
  }

  return {
    isLate: ({ key, layer }) => layer === 'hero' && !early.has(key),
    waitFor({ key, layer }) {
      if (layer !== 'hero') return undefined;
      if (!isMounted) early.add(key);
      if (early.has(key) || isPageIdle() || isShown(messaging, key)) return undefined;
      watchPage();
      return globalThis.scrollY > 0
        ? 'the page is not at its top'
        : 'until nothing is hovered or focused';
    },
    follow(messages) {
      for (const { key } of shown) {
        if (!messages.some((one) => one.key === key)) early.delete(key);
      }
      shown = messages;
    },
    mount() {
      isMounted = true;
      return stop;
    },
  };
}
