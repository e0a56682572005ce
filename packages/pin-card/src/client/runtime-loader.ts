import { lazy } from '@tackboard/domain/card';
import type { Runtime, RuntimeLoader } from './types.js';

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
