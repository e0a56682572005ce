/** More turns than any answer needs on its way through a port, a chart and a store. */
const TURNS = 24;

/** Lets every promise that is already settled be heard. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
}
