'use client';
import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react';
import type { Card } from './card-context.js';
import { type Chunk, createChunk } from './chunk.js';

/** What shows until a part has loaded. A function receives what loads the part again after a failure. */
export type Fallback = ReactNode | ((load: () => void) => ReactNode);

/** Renders a part of a card whose code is loaded on demand; `fallback` shows until then. */
export type LazyPart<Props extends object> = (
  card: Card,
  fallback?: Fallback,
  ...props: object extends Props ? [] : [props: Props]
) => ReactElement;

/**
 * Creates a part for a rare kind of pin. Its fallback renders on a server, while its chunk is pending and after the chunk
 * failed. The next card that needs the part loads the chunk again; so does a mounted one when the viewer scrolls, presses or
 * moves the focus, and a press on the fallback can.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const chunk = createChunk(load) as Chunk<ComponentType<object>>;
  return (card, fallback, props?: Props) => (
    <Loaded chunk={chunk} card={card} fallback={fallback} props={props} />
  );
}

const none = () => undefined;

/** Events that may end in front of a part that is missing. They are rare, so that retries without a network are too. */
const RETRY_EVENTS = ['scrollend', 'pointerdown', 'focusin'];

interface LoadedProps {
  readonly chunk: Chunk<ComponentType<object>>;
  readonly card: Card;
  readonly fallback: Fallback;
  readonly props: object | undefined;
}

function Loaded({ chunk, card: { internals, root }, fallback, props }: LoadedProps): ReactNode {
  const report = internals.core.reportError;
  const Part = useSyncExternalStore(chunk.subscribe, chunk.get, none);
  const load = () => chunk.load(report);
  const isLoaded = Part !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const retry = () => chunk.load(report);
    retry();
    const page = root.current?.ownerDocument;
    const abort = new AbortController();
    const options = { capture: true, signal: abort.signal };
    for (const type of RETRY_EVENTS) page?.addEventListener(type, retry, options);
    return () => abort.abort();
  }, [chunk, isLoaded, report, root]);
  if (Part) return createElement(Part, props);
  return typeof fallback === 'function' ? fallback(load) : fallback;
}
