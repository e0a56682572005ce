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

/** Renders a part of a card that is loaded when a card needs it; the props may be left out where none is required. */
export type LazyPart<Props extends object> = (
  card: Card,
  ...props: object extends Props ? [] : [props: Props]
) => ReactElement;

/**
 * A part that waits for a rare kind of pin. Until its chunk has arrived, on a server, and when the chunk cannot be loaded,
 * only the children of the part render. The next card that needs the part loads it again.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const chunk = createChunk(load) as Chunk<ComponentType<object>>;
  return ({ tackboard }, props?: Props) => (
    <Awaited chunk={chunk} report={tackboard.page.reportError} props={props} />
  );
}

const none = () => undefined;

interface AwaitedProps {
  readonly chunk: Chunk<ComponentType<object>>;
  readonly report: ReportError;
  readonly props: object | undefined;
}

function Awaited({ chunk, report, props }: AwaitedProps): ReactNode {
  const Part = useSyncExternalStore(chunk.subscribe, chunk.get, none);
  useEffect(() => chunk.load(report), [chunk, report]);
  if (Part) return createElement(Part, props);
  return (props as { readonly children?: ReactNode } | undefined)?.children;
}
