'use client';
import type { Invite } from '@tackboard/domain';
import { useEffect, useState } from 'react';
import type { Messaging } from '../messaging.types.js';

const isMissing = (error: unknown) =>
  error instanceof Object && 'status' in error && (error.status === 404 || error.status === 410);

/**
 * Looks an invite code up (S3 §4.6): `undefined` until the lookup has loaded, null after a failure or without an invite. A
 * failure other than an unknown code is reported, and nothing shows (S3 §8).
 */
export function useInvite(
  { host }: Messaging,
  code: string | undefined,
): Invite | null | undefined {
  const [found, setFound] = useState<{ readonly code: string; readonly invite: Invite | null }>();
  const { calls, events } = host;
  const { readInvite } = calls;
  useEffect(() => {
    if (code === undefined || !readInvite) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    readInvite(code, { signal }).then(
      (invite) => {
        if (!signal.aborted) setFound({ code, invite });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        // A code that nobody has, or no longer, is no error.
        if (!isMissing(error)) events.reportError(error);
        setFound({ code, invite: null });
      },
    );
    return () => controller.abort();
  }, [code, events, readInvite]);
  return found?.code === code ? found?.invite : undefined;
}
