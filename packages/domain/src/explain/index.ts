export type { CardPart } from './card-parts.js';
export { explainCard, type PartExplanation, type Reason, reasonText } from './explain-card.js';
export { explanationSentence, type SentenceParts } from './sentence.js';
