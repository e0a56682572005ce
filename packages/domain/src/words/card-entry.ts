// The words of a card and a grid for their first render. The entry `words` has the same and more; see ../card.ts.
export { type CardPartsWords, cardPartsWords } from './card-parts.js';
export { type CardWords, cardWords } from './card.js';
export { formatCompactNumber, formatNumber } from './format-number.js';
export { type GridWords, gridWords } from './grid.js';
export { metricLabel, type PartnerWords, partnerWords } from './partner.js';
