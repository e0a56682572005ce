/** Runs a callback of the host. */
export type Guard = (run: () => void) => void;

/** Runs callbacks of the host. An error goes to `onError`; without one it is an unhandled rejection. */
export function createGuard(onError: ((error: unknown) => void) | undefined) {
  const report = async (error: unknown) => {
    if (!onError) throw error;
    onError(error);
  };
  const guard = (run: () => void) => {
    try {
      run();
    } catch (error) {
      void report(error);
    }
  };
  return { guard, report };
}
