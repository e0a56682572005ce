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
import { type Chunk, createChunk, type ReportError } from './chunk.js';

/** Renders a part of a card that is loaded when a card needs it; `fallback` shows until then. */
export type LazyPart<Props extends object> = (
  card: Card,
  fallback?: ReactNode,
  ...props: object extends Props ? [] : [props: Props]
) => ReactElement;

/**
 * A part that waits for a rare kind of pin. Until its chunk has arrived, on a server, and when the chunk cannot be loaded,
 * its fallback renders. The next card that needs the part loads it again.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const chunk = createChunk(load) as Chunk<ComponentType<object>>;
  return ({ tackboard }, fallback, props?: Props) => (
    <Awaited
      chunk={chunk}
      report={tackboard.client.reportError}
      fallback={fallback}
      props={props}
    />
  );
}

const none = () => undefined;

interface AwaitedProps {
  readonly chunk: Chunk<ComponentType<object>>;
  readonly report: ReportError;
  readonly fallback: ReactNode;
  readonly props: object | undefined;
}

function Awaited({ chunk, report, fallback, props }: AwaitedProps): ReactNode {
  const Part = useSyncExternalStore(chunk.subscribe, chunk.get, none);
  useEffect(() => chunk.load(report), [chunk, report]);
  return Part ? createElement(Part, props) : fallback;
}
