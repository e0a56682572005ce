'use client';
import type { AdCriterion } from '@tackboard/domain';
import { useEffect, useState } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import type { CodeNames } from './criterion-text.js';

/**
 * Fetches the names of countries and languages for criteria that need them. Returns no names while the calls are
 * pending, after they failed, and without the calls; the browser's names are used then.
 */
export function useCodeNames(criteria: readonly AdCriterion[]): CodeNames {
  const { calls, core } = useInternals('WhyThisAdModal');
  const [names, setNames] = useState<CodeNames>({});
  const needsCountries = criteria.some(({ name }) => name === 'region');
  const needsLocales = criteria.some(({ name }) => name === 'locale');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const addNames = (response: Promise<CodeNames> | undefined) => {
      response?.then(
        (added) => (signal.aborted ? undefined : setNames((all) => ({ ...all, ...added }))),
        (error: unknown) => (signal.aborted ? undefined : core.onError(error)),
      );
    };
    if (needsCountries) {
      addNames(calls.readCountries?.({ signal }).then((countries) => ({ countries })));
    }
    if (needsLocales) addNames(calls.readLocales?.({ signal }).then((locales) => ({ locales })));
    return () => controller.abort();
  }, [needsCountries, needsLocales, core, calls]);
  return names;
}
