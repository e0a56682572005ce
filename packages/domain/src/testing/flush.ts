/** More turns than a response needs through a call, a queue, a chart and a store. */
const TURNS = 24;

/** Runs the callbacks of every promise that is already settled: the responses of calls. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
}
