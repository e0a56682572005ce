/** Something that is opened when it is first needed, and again after `close`. */
export interface Opened<Value> {
  readonly get: () => Value | undefined;
  readonly close: () => void;
}

/** A browser may refuse, as in a sandboxed frame: then the client works without it. */
export function openOnce<Value extends { readonly close: () => void }>(
  open: () => Value | undefined,
  onError: (error: unknown) => void,
): Opened<Value> {
  let opened: { readonly value: Value | undefined } | undefined;
  const tryOpen = () => {
    try {
      return open();
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  return {
    get: () => (opened ??= { value: tryOpen() }).value,
    close() {
      opened?.value?.close();
      opened = undefined;
    },
  };
}
