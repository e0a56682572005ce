export { formatDate } from './format-date.js';
export { formatCountry, formatLanguage } from './format-name.js';
export { formatCompactNumber, formatNumber, formatPrice } from './format-number.js';
export type { Count } from './plural.js';
