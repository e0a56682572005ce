/** What a test lets go wrong, as the server's `/__faults` takes it. */
export interface Fault {
  readonly call: 'RepinResource/create' | 'PinResource/delete' | 'UserHomefeedResource/get';
  readonly kind: 'latency' | 'status' | 'html' | 'malformed' | 'drop' | 'timeout' | 'brokenPin';
  readonly when?: 'before' | 'after';
  readonly status?: number;
  readonly message?: string;
  readonly delayMs?: number;
  readonly times?: number;
}

/** The faults of one server. */
export interface Faults {
  plan(fault: Fault): Promise<void>;
  /** Whether every planned fault has struck. */
  haveStruck(): Promise<boolean>;
  clear(): Promise<void>;
}

/** Plans faults on a server that was started with `--test-faults`. */
export function faultsOf(origin: string): Faults {
  const call = async (method: string, fault?: Fault) => {
    const answer = await fetch(`${origin}/__faults`, {
      method,
      ...(fault ? { body: JSON.stringify(fault) } : {}),
    });
    if (!answer.ok) throw new Error(`The server refused the fault: ${await answer.text()}`);
    return (await answer.json()) as readonly Fault[];
  };
  return {
    plan: async (fault) => void (await call('POST', fault)),
    haveStruck: async () => (await call('GET')).length === 0,
    clear: async () => void (await call('DELETE')),
  };
}
