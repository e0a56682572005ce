export { formatDate } from './format-date.js';
export { formatCountry, formatLanguage } from './format-name.js';
export { formatCompactNumber, formatNumber, formatPrice } from './format-number.js';
export { isolate } from './isolate.js';
export { type Count, counted, plural } from './plural.js';
