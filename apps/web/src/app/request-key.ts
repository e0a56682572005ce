import { newRandomKey } from '@tackboard/machines';
import { useRef } from 'react';

/**
 * Returns the function that makes the idempotency key of a form. The same request sent again has the same key, so that it has
 * one effect; a changed request has a new one, which the server would refuse under the former key.
 */
export function createRequestKey(newKey: () => string = newRandomKey): (request: object) => string {
  let last: { readonly sent: string; readonly key: string } | undefined;
  return (request) => {
    const sent = JSON.stringify(request);
    if (last?.sent !== sent) last = { sent, key: newKey() };
    return last.key;
  };
}

/** {@link createRequestKey} for as long as the component is mounted. */
export function useRequestKey(): (request: object) => string {
  const keys = useRef<ReturnType<typeof createRequestKey>>(undefined);
  return (request) => (keys.current ??= createRequestKey())(request);
}
