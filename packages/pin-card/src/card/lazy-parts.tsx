'use client';
import type { Lazy } from '@tackboard/domain';
import { lazy } from '@tackboard/domain/card';
import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react';
import type { Card } from '../client/types.js';

/** What shows until a part has loaded. A function receives what loads the part again after a failure. */
type Fallback = ReactNode | ((load: () => void) => ReactNode);

/** Renders a part of a card whose code is loaded on demand; `fallback` shows until then. */
type LazyPart<Props extends object> = (
  card: Card,
  fallback?: Fallback,
  props?: Props,
) => ReactElement;

/**
 * Creates a part for a rare kind of pin. Its fallback renders on a server, while its code is pending and after it failed to
 * load. The next card that needs the part loads it again; so does a mounted one when the viewer scrolls, presses or moves the
 * focus, and a press on the fallback can.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part = lazy(load) as Lazy<ComponentType<object>>;
  return (card, fallback, props) => (
    <Loaded part={part} card={card} fallback={fallback} props={props} />
  );
}

const none = () => undefined;

/** Events that may end in front of a part that is missing. They are rare, so that retries without a network are too. */
const RETRY_EVENTS = ['scrollend', 'pointerdown', 'focusin'];

interface LoadedProps {
  readonly part: Lazy<ComponentType<object>>;
  readonly card: Card;
  readonly fallback: Fallback;
  readonly props: object | undefined;
}

function Loaded({ part, card: { internals, root }, fallback, props }: LoadedProps): ReactNode {
  const report = internals.core.reportError;
  const Part = useSyncExternalStore(part.subscribe, part.get, none);
  const load = () => void part.load(report).catch(none);
  const isLoaded = Part !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const retry = () => void part.load(report).catch(none);
    retry();
    const page = root.current?.ownerDocument;
    const abort = new AbortController();
    const options = { capture: true, signal: abort.signal };
    for (const type of RETRY_EVENTS) page?.addEventListener(type, retry, options);
    return () => abort.abort();
  }, [isLoaded, part, report, root]);
  if (Part) return createElement(Part, props);
  return typeof fallback === 'function' ? fallback(load) : fallback;
}

/** The carousel of a pin with several pictures. */
export const lazyCarousel = lazyPart(
  async () => (await import('../visual/pin-carousel.js')).PinCarousel,
);

/** The label of a shoppable pin, which shows while the page scrolls. */
export const lazyShoppingIndicator = lazyPart(
  async () => (await import('../visual/shopping-indicator.js')).ShoppingIndicator,
);

/** The video, gif or embed of a pin. */
export const lazyVideo = lazyPart(async () => (await import('../video/pin-video.js')).PinVideo);

/** Loads the menu of a pin. */
export const loadPinMenu = () => import('../menu/pin-menu.js');

/** What shows the more button of a host that leaves entries out of the menu. */
export const lazyMenuFit = lazyPart(async () => (await loadPinMenu()).MenuFit);

/** The debug signals of a pin. The part itself checks the gate. */
export const lazyDebugSignals = lazyPart(
  async () => (await import('../client/debug-signals.js')).DebugSignals,
);

/** The feedback that replaces the content of a card. */
export const lazyFeedback = lazyPart(
  async () => (await import('../feedback/pin-feedback.js')).PinFeedback,
);
