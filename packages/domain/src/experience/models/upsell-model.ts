import { firstText } from '../../text/first-text.js';
import type { DisplayData } from '../display-data.js';
import type { Experience } from '../experience.js';
import { EXPERIENCE_IDS } from '../known-ids.js';
import { actionButton, completeButton, dismissText, type MessageButton } from './message-parts.js';
import { type MessageImage, messageImage } from './modal-model.js';

/** The upsell callout (S2 §2), and the location upsell in the same frame. */
export interface UpsellModel {
  readonly surface: 'locationUpsell' | 'upsell';
  readonly title: string | undefined;
  readonly message: string | undefined;
  readonly image: MessageImage | undefined;
  readonly complete: MessageButton;
  readonly dismissText: string | undefined;
}

/** Returns the upsell of a message (S2 §2); `undefined` without a text. */
export function upsellModel({ displayData = {}, id }: Experience): UpsellModel | undefined {
  const title = firstText(displayData.title, displayData.header, displayData.titleText);
  const message = firstText(displayData.message, displayData.text, displayData.headerSubtitle);
  if (!title && !message) return undefined;
  const { link, text } = completeButton(displayData);
  const primary = actionButton(displayData.primaryAction);
  return {
    surface: id === EXPERIENCE_IDS.locationUpsell ? 'locationUpsell' : 'upsell',
    title,
    message,
    image: messageImage(displayData.image) ?? messageImage(coverImage(displayData)),
    complete: primary ?? { text, link },
    dismissText: firstText(displayData.secondaryAction?.label) ?? dismissText(displayData),
  };
}

function coverImage({ coverImage: url }: DisplayData) {
  return url ? { url } : undefined;
}
