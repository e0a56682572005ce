'use client';
import { type AdCriterion, adExplanation, type Pin } from '@tackboard/domain';
import { type AdWords, adWords, formatCountry, formatLanguage } from '@tackboard/domain/words';
import { useEffect, useState } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';

/** Names of countries and languages from the server, by their codes. The browser's names are the fallback. */
interface CodeNames {
  readonly countries?: Readonly<Record<string, string>> | undefined;
  readonly locales?: Readonly<Record<string, string>> | undefined;
}

/** The words for values of the criteria gender and device, by criterion and value. */
const VALUES: Readonly<Record<string, 'female' | 'male' | 'mobileWebDevice' | 'webDevice'>> = {
  'gender female': 'female',
  'gender male': 'male',
  'device web': 'webDevice',
  'device mobile web': 'mobileWebDevice',
  'device mobile_web': 'mobileWebDevice',
};

/** Returns the sentence for one reason why the viewer sees an ad. */
export function criterionText(
  { name, value = '' }: AdCriterion,
  words: AdWords,
  names: CodeNames,
  locale?: string,
): string {
  const key = VALUES[`${name} ${value.toLowerCase()}`];
  if (key) return words[name]({ value: words[key]() });
  if (name === 'locale') {
    return words.locale({ value: names.locales?.[value] ?? formatLanguage(value, locale) });
  }
  if (name === 'region') {
    return words.region({ value: names.countries?.[value] ?? formatCountry(value, locale) });
  }
  return words[name]({ value });
}

/**
 * Fetches the names of countries and languages for criteria that need them. Returns no names while the calls are
 * pending, after they failed, and without the calls; the browser's names are used then.
 */
function useCodeNames(criteria: readonly AdCriterion[]): CodeNames {
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

/** Says who paid for an ad and why the viewer sees it. */
export function AdReasons({ pin }: { readonly pin: Pin }) {
  const { context } = useInternals('AdReasons');
  const words = useWords('ads', adWords);
  const { promoter, partner, criteria } = adExplanation(pin);
  const names = useCodeNames(criteria);
  return (
    <>
      {promoter ? <p className="tb-why-ad-payer">{words.paidBy({ promoter })}</p> : null}
      {partner ? <p>{words.withPartner({ partner })}</p> : null}
      {criteria.length > 0 ? (
        <>
          <p>{words.intro()}</p>
          <ul className="tb-why-ad-reasons">
            {criteria.map((criterion) => (
              <li key={criterion.name}>{criterionText(criterion, words, names, context.locale)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{words.noReason()}</p>
      )}
    </>
  );
}
