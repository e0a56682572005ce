import { fetchOnce } from '@tackboard/machines';
import { loadRuntime } from '../chunks/load-runtime.js';
import { createValue, type Value } from './value.js';
import type { createRuntime, Runtime } from './runtime.js';

/** Loads the runtime of a client. */
export interface RuntimeLoader {
  /** Undefined until the runtime has loaded. */
  readonly runtime: Value<Runtime | undefined>;
  /** Loads the runtime, unless it is loaded or pending. A failure is reported; the next call loads it again. */
  readonly load: () => Promise<Runtime>;
  /** Calls `use` with the runtime, and loads it first. {@link RuntimeLoader.cancel} drops what still waits. */
  readonly withRuntime: (use: (runtime: Runtime) => void) => void;
  readonly cancel: () => void;
}

/** For a chunk that failed to load: `load` has reported it. */
export const ignore = () => undefined;

/** Creates the loader of a client. `create` calls `createRuntime` when its chunk has loaded. */
export function createRuntimeLoader(
  create: (factory: typeof createRuntime) => Runtime,
  onError: (error: unknown) => void,
  importChunk: () => Promise<{ readonly createRuntime: typeof createRuntime }> = loadRuntime,
): RuntimeLoader {
  const runtime = createValue<Runtime | undefined>(undefined);
  let waiting = {};
  const load = fetchOnce(async () => {
    const chunk = await importChunk();
    const loaded = create(chunk.createRuntime);
    runtime.set(loaded);
    return loaded;
  }, onError);
  return {
    runtime,
    load,
    withRuntime(use) {
      const mine = waiting;
      load().then((loaded) => {
        try {
          if (mine === waiting) use(loaded);
        } catch (error) {
          onError(error);
        }
      }, ignore);
    },
    cancel: () => void (waiting = {}),
  };
}
