'use client';
import { useEffect, useRef } from 'react';
import { viewerIdOf } from '../client/client-state.js';
import { useInternals } from '../client/tackboard-context.js';

/**
 * Keeps the values of a form in the tab while the viewer's login is limited, and restores them when the form is back after
 * the login (S3 §6). `name` tells the forms of a site apart. Another viewer restores nothing. Call `drop` when the values
 * are sent or given up.
 */
export function useDraft<Values extends object>(
  name: string,
  values: Values,
  restore: (values: Values) => void,
): { readonly drop: () => void } {
  const { context, environment } = useInternals('useDraft');
  const { sessionStorage } = environment;
  const viewerId = viewerIdOf(context.viewer);
  const isLimited = context.viewer.isLimitedLogin === true;
  const key = `tackboard:draft:${name}`;
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });

  useEffect(() => {
    const draft = parse<Values>(sessionStorage?.get(key));
    sessionStorage?.remove(key);
    if (draft && draft.viewerId === viewerId) latest.current(draft.values);
  }, [key, sessionStorage, viewerId]);
  const serialized = JSON.stringify({ viewerId, values });
  const initial = useRef(serialized);
  useEffect(() => {
    if (isLimited && serialized !== initial.current) sessionStorage?.set(key, serialized);
  }, [isLimited, key, serialized, sessionStorage]);
  return { drop: () => sessionStorage?.remove(key) };
}

interface Draft<Values> {
  readonly viewerId: string;
  readonly values: Values;
}

function parse<Values>(stored: string | null | undefined): Draft<Values> | undefined {
  try {
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
