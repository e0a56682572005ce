import type { Lazy } from '@tackboard/domain';
import { lazy } from '@tackboard/domain/card';
import type { Runtime } from './types.js';

/** Loads the runtime of a client when it is first needed. */
export interface RuntimeLoader {
  readonly runtime: Lazy<Runtime>;
  /** Loads the runtime, and reports a failure. */
  readonly load: () => Promise<Runtime>;
  /** Calls `use` with the runtime, and loads it first. {@link RuntimeLoader.cancel} drops what still waits. */
  readonly withRuntime: (use: (runtime: Runtime) => void) => void;
  readonly cancel: () => void;
}

/** For a runtime that failed to load: `load` has reported it. */
export const ignore = () => undefined;

/** Creates the loader of a client. */
export function createRuntimeLoader(
  importRuntime: () => Promise<Runtime>,
  onError: (error: unknown) => void,
): RuntimeLoader {
  const runtime = lazy(importRuntime);
  const report = ({ error }: { readonly error: unknown }) => onError(error);
  const load = () => runtime.load(report);
  let waiting = {};
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
