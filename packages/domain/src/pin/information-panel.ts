import type { CardContext } from '../context.js';
import { isCrawler } from '../crawler.js';

/** Forms of the "more information" panel (S1 §2 §6). */
export type InformationPanelForm = 'inline' | 'modal' | 'sheet';

/**
 * Returns the form of the "more information" panel (S1 §2 §6): inline for crawlers, a full-screen sheet on a phone,
 * otherwise a modal.
 */
export function informationPanelForm(
  context: Pick<CardContext, 'device' | 'isBot' | 'isSocialBot'>,
): InformationPanelForm {
  if (isCrawler(context)) return 'inline';
  return context.device === 'mobile' ? 'sheet' : 'modal';
}
