export { type BoardWords, boardWords } from './boards.js';
export {
  type AdWords,
  adWords,
  type DebugWords,
  debugWords,
  type FormWords,
  formWords,
  type LinkWords,
  linkWords,
  type MessagingWords,
  messagingWords,
  type NavigationWords,
  navigationWords,
} from './pages.js';
export {
  cardPanelWords,
  closeupWords,
  type PictureWords,
  pictureWords,
  type VideoWords,
  videoWords,
} from './closeup.js';
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
export {
  type FeedbackWords,
  feedbackWords,
  type MenuWords,
  menuWords,
  type PromptWords,
  promptWords,
  type SaveWords,
  saveWords,
} from './actions.js';
export {
  type Count,
  counted,
  formatCompactNumber,
  formatCountry,
  formatDate,
  formatLanguage,
  formatNumber,
  formatPrice,
  isolate,
  plural,
} from './format.js';
export type { Language } from './language.js';
