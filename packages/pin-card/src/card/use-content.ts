'use client';
import type { Pin } from '@tackboard/domain';
import { useEffect, useMemo } from 'react';
import type { Internals } from '../client/types.js';

/**
 * Returns what `read` finds in a pin for a part that the card itself does not render. It returns undefined, so that the part
 * renders nothing, for a pin whose types are wrong, as in one that no decoder has read: on a server no boundary catches the
 * error of a rule. Reports that error in the browser. `read` must be the same function at every render, and must return no
 * text that it has not read as one.
 */
export function useContent<Content>(
  internals: Internals,
  pin: Pin,
  read: (pin: Pin, internals: Internals) => Content,
): Content | undefined {
  const { content, error } = useMemo<{ content?: Content; error?: unknown }>(() => {
    try {
      return { content: read(pin, internals) };
    } catch (thrown) {
      return { error: thrown };
    }
  }, [internals, pin, read]);
  const { core } = internals;
  useEffect(() => {
    if (error !== undefined) core.reportError({ error, pin });
  }, [core, error, pin]);
  return content;
}
