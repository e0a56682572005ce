import type { CardContext } from '../context.js';
import { isCrawler } from '../crawler.js';

/** How the "more information" panel of a pin stands on its page (S1 §2 §6). */
export type InformationPanelForm = 'inline' | 'modal' | 'sheet';

/**
 * How the "more information" panel stands (S1 §2 §6): inline for crawlers, who press nothing; a sheet over the whole
 * screen on a phone; else a modal.
 */
export function informationPanelForm(
  context: Pick<CardContext, 'device' | 'isBot' | 'isSocialBot'>,
): InformationPanelForm {
  if (isCrawler(context)) return 'inline';
  return context.device === 'mobile' ? 'sheet' : 'modal';
}
