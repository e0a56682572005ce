'use client';
import type { AdCriterion } from '@tackboard/domain/ads';
import { useEffect, useState } from 'react';
import { useInternals } from '../provider/tackboard-context.js';
import type { CodeNames } from './criterion-text.js';

/**
 * The names of countries and languages, fetched through the calls that the client has, and only for criteria that need one
 * (S1 §7). Nothing waits for them: until they come, and when they do not, the browser's own names are said.
 */
export function useCodeNames(criteria: readonly AdCriterion[]): CodeNames {
  const { calls, client } = useInternals('WhyThisAdModal');
  const [names, setNames] = useState<CodeNames>({});
  const needsCountries = criteria.some(({ name }) => name === 'region');
  const needsLocales = criteria.some(({ name }) => name === 'locale');
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const keep = (read: Promise<CodeNames> | undefined) => {
      read?.then(
        (found) => (signal.aborted ? undefined : setNames((all) => ({ ...all, ...found }))),
        (error: unknown) => (signal.aborted ? undefined : client.reportError({ error })),
      );
    };
    if (needsCountries) {
      keep(calls.readCountries?.({ signal }).then((countries) => ({ countries })));
    }
    if (needsLocales) keep(calls.readLocales?.({ signal }).then((locales) => ({ locales })));
    return () => gone.abort();
  }, [needsCountries, needsLocales, client, calls]);
  return names;
}
