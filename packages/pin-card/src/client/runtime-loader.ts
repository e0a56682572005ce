import { fetchOnce } from '@tackboard/machines/store';
import { createValue, type Value } from '../provider/value.js';
import type { createRuntime, Runtime } from './runtime.js';

/** Loads the runtime of a client. */
export interface RuntimeLoader {
  /** Undefined until the runtime has loaded. */
  readonly runtime: Value<Runtime | undefined>;
  /** Calls `use` with the runtime, and loads it first. */
  readonly withRuntime: (use: (runtime: Runtime) => void) => void;
}

/** For a chunk that failed to load: `fetchOnce` has reported it, and loads it again when it is next needed. */
const ignore = () => undefined;

/** Creates the loader of a client. `create` calls `createRuntime` when its chunk has loaded. */
export function createRuntimeLoader(
  create: (factory: typeof createRuntime) => Runtime,
  onError: (error: unknown) => void,
): RuntimeLoader {
  const runtime = createValue<Runtime | undefined>(undefined);
  const load = fetchOnce(async () => {
    const chunk = await import('../chunks/runtime.chunk.js');
    const loaded = create(chunk.createRuntime);
    runtime.set(loaded);
    return loaded;
  }, onError);
  return { runtime, withRuntime: (use) => void load().then(use, ignore) };
}
