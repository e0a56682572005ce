import type { Socket } from 'node:net';

/**
 * The kinds of faults. `latency` only waits; `status` sends an error envelope; `html` sends the error page of a proxy;
 * `malformed` sends incomplete JSON; `drop` closes the connection; `timeout` never responds.
 */
export const FAULT_KINDS = ['latency', 'status', 'html', 'malformed', 'drop', 'timeout'] as const;

/** One of {@link FAULT_KINDS}. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One fault for one call. */
export interface Fault {
  /** The resource and its action, such as `RepinResource/create`, or `*` for any call. */
  readonly call: string;
  readonly kind: FaultKind;
  /** Whether the fault happens before the call runs, or after its commit. */
  readonly when: 'before' | 'after';
  /** Milliseconds to wait before the fault. */
  readonly delayMs: number;
  /** Number of requests that it affects. */
  readonly times: number;
  /** The HTTP status of `status` and `html`. */
  readonly status: number;
  /** The message in the error envelope of `status`. */
  readonly message: string;
}

/** The planned faults of a test server. */
export interface FaultPlan {
  readonly add: (fault: Fault) => void;
  /** Removes all faults and closes the connections that `hold` keeps open. */
  readonly clear: () => void;
  /** The faults that have requests left. */
  readonly pending: () => readonly Fault[];
  /** Returns the first matching fault and counts one request of it. */
  readonly next: (call: string) => Fault | undefined;
  /** Keeps a connection open until {@link FaultPlan.clear}. Closes it at once if the plan was cleared after `next`. */
  readonly hold: (socket: Socket, fault: Fault) => void;
}

/** Creates a plan without faults. */
export function createFaultPlan(): FaultPlan {
  let pending: readonly Fault[] = [];
  const held = new Set<Socket>();
  let active = new WeakSet<Fault>();
  return {
    add: (fault) => {
      pending = [...pending, fault];
    },
    clear: () => {
      pending = [];
      active = new WeakSet();
      for (const socket of held) socket.destroy();
      held.clear();
    },
    pending: () => pending,
    next: (call) => {
      const fault = pending.find((each) => each.call === call || each.call === '*');
      if (fault === undefined) return undefined;
      const left = { ...fault, times: fault.times - 1 };
      active.add(fault);
      pending = pending.flatMap((each) => (each !== fault ? [each] : left.times > 0 ? [left] : []));
      return fault;
    },
    hold: (socket, fault) => {
      if (!active.has(fault)) {
        socket.destroy();
        return;
      }
      held.add(socket);
      socket.once('close', () => held.delete(socket));
    },
  };
}
