// The words of a card and a grid for their first render. The entry `words` has the same and more; see ../card.ts.
export {
  type CardPartsWords,
  cardPartsWords,
  type CardWords,
  cardWords,
  type GridWords,
  gridWords,
  metricLabel,
  type PartnerWords,
  partnerWords,
} from './card.js';
export { formatCompactNumber, formatNumber } from './format.js';
