import type { Socket } from 'node:net';

/**
 * What goes wrong. `latency` only waits; `status` answers with an error envelope; `html` with a page as a proxy would
 * send it; `malformed` with JSON that breaks off; `drop` closes the connection; `timeout` never answers; `brokenPin`
 * puts a pin without an id into a page of the feed.
 */
export const FAULT_KINDS = [
  'latency',
  'status',
  'html',
  'malformed',
  'drop',
  'timeout',
  'brokenPin',
] as const;

/** What goes wrong. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One fault for one call. */
export interface Fault {
  /** The resource and its action, such as `RepinResource/create`. */
  readonly call: string;
  readonly kind: FaultKind;
  /** Whether the call has done its work (and committed it) when the fault strikes. */
  readonly when: 'before' | 'after';
  /** How long to wait before the fault strikes. */
  readonly delayMs: number;
  /** How many requests it strikes. */
  readonly times: number;
  /** The HTTP status of `status` and `html`. */
  readonly status: number;
  /** The text of the error envelope of `status`. */
  readonly message: string;
}

/** The faults of a test server. */
export interface FaultPlan {
  readonly add: (fault: Fault) => void;
  /** Forgets every fault and lets go of every request that waits. */
  readonly clear: () => void;
  /** The faults that have not struck often enough yet. */
  readonly pending: () => readonly Fault[];
  /** Uses up one strike of the first fault that fits. */
  readonly take: (call: string, kinds: readonly FaultKind[]) => Fault | undefined;
  /** Keeps a connection open without an answer until {@link FaultPlan.clear}; at once when that has come since the strike. */
  readonly hold: (socket: Socket, fault: Fault) => void;
}

/** Makes a plan without faults. Handing one to `createApi` is what makes faults possible at all. */
export function createFaultPlan(): FaultPlan {
  let pending: readonly Fault[] = [];
  const held = new Set<Socket>();
  let striking = new WeakSet<Fault>();
  return {
    add: (fault) => {
      pending = [...pending, fault];
    },
    clear: () => {
      pending = [];
      striking = new WeakSet();
      for (const socket of held) socket.destroy();
      held.clear();
    },
    pending: () => pending,
    take: (call, kinds) => {
      const fault = pending.find((each) => each.call === call && kinds.includes(each.kind));
      if (fault === undefined) return undefined;
      const left = { ...fault, times: fault.times - 1 };
      striking.add(fault);
      pending = pending.flatMap((each) => (each !== fault ? [each] : left.times > 0 ? [left] : []));
      return fault;
    },
    hold: (socket, fault) => {
      if (!striking.has(fault)) {
        socket.destroy();
        return;
      }
      held.add(socket);
      socket.once('close', () => held.delete(socket));
    },
  };
}
