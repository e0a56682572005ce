import type { CDPSession } from '@playwright/test';

/** What is left in the heap of a page after its garbage was collected, in bytes: scripts' objects and the browser's. */
export interface HeapShares {
  /** How many pins there are: objects with what every pin of the demo has. */
  readonly pins: number;
  /** What would go with the pins: what nothing else refers to. */
  readonly ofPins: number;
  /** All the rest. */
  readonly beside: number;
}

type Kind = 'node' | 'edge';

interface Snapshot {
  readonly snapshot: {
    readonly meta: Readonly<
      Record<`${Kind}_fields`, readonly string[]> &
        Record<`${Kind}_types`, readonly [readonly string[]]>
    >;
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** What every pin of the demo has, and nothing else. */
const MARKS_OF_PINS = ['dominantColor', 'imageSignature', 'images'];

/** Takes a snapshot of the whole heap and tells what of it the pins keep by themselves. */
export async function readHeapShares(session: CDPSession): Promise<HeapShares> {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return sharesOf(JSON.parse(chunks.join('')) as Snapshot);
}

function sharesOf({ snapshot: { meta }, nodes, edges, strings }: Snapshot): HeapShares {
  const fields = (kind: Kind) => meta[`${kind}_fields`];
  const typesOf = (kind: Kind) => meta[`${kind}_types`][0];
  const at = (field: string) => fields('node').indexOf(field);
  const [type, name, size, edgeCount] = [at('type'), at('name'), at('self_size'), at('edge_count')];
  const objectType = typesOf('node').indexOf('object');
  const [propertyType, weakType] = ['property', 'weak'].map((kind) =>
    typesOf('edge').indexOf(kind),
  );
  const [width, edgeWidth] = [fields('node').length, fields('edge').length];
  const plainObject = strings.indexOf('Object');
  const marks = new Set(MARKS_OF_PINS.map((mark) => strings.indexOf(mark)));

  const count = nodes.length / width;
  const read = (node: number, field: number) => nodes[node * width + field] ?? 0;
  // The edges of all nodes lie one after the other.
  const firstEdge = new Uint32Array(count + 1);
  for (let node = 0; node < count; node++) {
    firstEdge[node + 1] = (firstEdge[node] ?? 0) + read(node, edgeCount);
  }
  const edgesOf = function* (node: number) {
    for (let edge = firstEdge[node] ?? 0; edge < (firstEdge[node + 1] ?? 0); edge++) {
      const [kind, label, to = 0] = edges.slice(edge * edgeWidth, (edge + 1) * edgeWidth);
      yield { kind, label: label ?? -1, to: to / width };
    }
  };
  const isPin = (node: number) => {
    if (read(node, type) !== objectType || read(node, name) !== plainObject) return false;
    const found = [...edgesOf(node)].filter(
      ({ kind, label }) => kind === propertyType && marks.has(label),
    );
    return found.length === marks.size;
  };

  // Whatever is reached from the root without going through a pin stands beside them.
  const isReached = new Uint8Array(count);
  const reached = [0];
  const pins = new Set<number>();
  isReached[0] = 1;
  let beside = 0;
  for (let node = reached.pop(); node !== undefined; node = reached.pop()) {
    beside += read(node, size);
    for (const { kind, to } of edgesOf(node)) {
      if (kind === weakType || isReached[to] === 1 || pins.has(to)) continue;
      if (isPin(to)) {
        pins.add(to);
        continue;
      }
      isReached[to] = 1;
      reached.push(to);
    }
  }
  let all = 0;
  for (let node = 0; node < count; node++) all += read(node, size);
  return { pins: pins.size, ofPins: all - beside, beside };
}
