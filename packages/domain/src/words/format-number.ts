import { usableLocale } from './locale.js';

// Creating a formatter costs more than using it a hundred times, and every card of a grid has a number.
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(
  locale: string | undefined,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const usable = usableLocale(locale);
  const key = JSON.stringify([usable, options]);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(usable, options);
  numberFormats.set(key, format);
  return format;
}

/** Formats a number, such as `12,345` (S1 §3). */
export function formatNumber(value: number, locale?: string): string {
  return numberFormat(locale, {}).format(value);
}

/** Formats a large number, such as `12K` (S1 §3). */
export function formatCompactNumber(value: number, locale?: string): string {
  return numberFormat(locale, { notation: 'compact' }).format(value);
}

// `Intl.NumberFormat` throws for text that is not a code.
const CURRENCY_CODE = /^[a-z]{3}$/i;

/**
 * Formats an amount, such as `$25.00` (S1 §5); `currency` is an ISO 4217 code. Any other text follows the number: `25
 * points`.
 */
export function formatPrice(amount: number, currency: string, locale?: string): string {
  if (!CURRENCY_CODE.test(currency)) return `${formatNumber(amount, locale)} ${currency}`.trim();
  return numberFormat(locale, { style: 'currency', currency }).format(amount);
}
