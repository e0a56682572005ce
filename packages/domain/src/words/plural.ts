import { formatNumber } from './format-number.js';

const pluralRules = new Map<string, Intl.PluralRules>();

/** A number in a text (S1 §3), and the locale that formats it; by default the language of the text. */
export interface Count {
  readonly count: number;
  readonly locale?: string | undefined;
}

/** Returns the form of a text for a count, in a language with two forms, such as English and German (S1 §3). */
export function plural(language: 'en' | 'de', count: number, one: string, other: string): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count) === 'one' ? one : other;
}

/** Returns a formatted count and its noun, such as `1 rating` or `1,234 ratings` (S1 §3). */
export function counted(
  language: 'en' | 'de',
  { count, locale = language }: Count,
  one: string,
  other: string,
): string {
  return `${formatNumber(count, locale)} ${plural(language, count, one, other)}`;
}
