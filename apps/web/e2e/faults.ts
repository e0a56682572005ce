/** A fault, as the server's `/__faults` accepts it. */
export interface Fault {
  readonly call:
    | '/v3/offsite'
    | 'RepinResource/create'
    | 'PinResource/delete'
    | 'PinResource/create'
    | 'PublishedPinResource/delete'
    | 'UserHomefeedResource/get'
    | 'VIPResource/create'
    | 'PinFeedbackResource/update'
    | 'BoardCollaboratorResource/delete';
  readonly kind: 'latency' | 'status' | 'html' | 'malformed' | 'drop' | 'timeout';
  readonly when?: 'before' | 'after';
  readonly status?: number;
  readonly message?: string;
  readonly delayMs?: number;
  readonly times?: number;
}

/** The faults of one server. */
export interface Faults {
  plan(fault: Fault): Promise<void>;
  /** Whether the last planned fault has affected a request. */
  hasOccurred(): Promise<boolean>;
  clear(): Promise<void>;
}

/** Plans faults on a server that was started with `tooling/server-tests/src/inject.ts`. */
export function faultsOf(origin: string): Faults {
  const call = async (method: string, fault?: Fault) => {
    const response = await fetch(`${origin}/__faults`, {
      method,
      ...(fault ? { body: JSON.stringify(fault) } : {}),
    });
    if (!response.ok) throw new Error(`The server refused the fault: ${await response.text()}`);
    return (await response.json()) as readonly Fault[];
  };
  let planned: number | undefined;
  return {
    async plan(fault) {
      planned = (await call('POST', fault)).at(-1)?.times;
    },
    hasOccurred: async () => (await call('GET')).at(-1)?.times !== planned,
    clear: async () => void (await call('DELETE')),
  };
}
