'use client';
import type { AdCriterion } from '@tackboard/domain/ads';
import { useEffect, useState } from 'react';
import { useTackboard } from '../provider/tackboard-context.js';
import type { CodeNames } from './criterion-text.js';

/**
 * The names of countries and languages, read through the ports that are there, and only for criteria that hold one
 * (S1 §7). Nothing waits for them: until they come, and when they do not, the browser's own names are said.
 */
export function useCodeNames(criteria: readonly AdCriterion[]): CodeNames {
  const { ports, page } = useTackboard('WhyThisAdModal');
  const [names, setNames] = useState<CodeNames>({});
  const needsCountries = criteria.some(({ name }) => name === 'region');
  const needsLocales = criteria.some(({ name }) => name === 'locale');
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const keep = (read: Promise<CodeNames> | undefined) => {
      read?.then(
        (found) => (signal.aborted ? undefined : setNames((all) => ({ ...all, ...found }))),
        (error: unknown) => (signal.aborted ? undefined : page.reportError({ error })),
      );
    };
    if (needsCountries) {
      keep(ports.readCountries?.({ signal }).then((countries) => ({ countries })));
    }
    if (needsLocales) keep(ports.readLocales?.({ signal }).then((locales) => ({ locales })));
    return () => gone.abort();
  }, [needsCountries, needsLocales, page, ports]);
  return names;
}
