import { safeUrl } from '@tackboard/routes/links';
import { firstText } from '../../text.js';
import { canShowModal } from '../checks.js';
import type { DisplayData } from '../display-data.js';
import type { Experience } from '../experience.js';
import {
  actionButton,
  completeButton,
  dismissText,
  durationMs,
  type MessageButton,
} from './message-parts.js';
import { EXPERIENCE_IDS } from '../known-ids.js';

/** An image of a message; sizes in pixels, the colour as RGB from 0 to 255. */
export interface MessageImage {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly dominantColor?: readonly [number, number, number];
}

/** A video of a message. */
interface MessageVideo {
  readonly url: string;
  readonly posterUrl?: string;
  readonly width?: number;
  readonly height?: number;
}

/** A modal, whichever number and shape the server sent. */
export interface ModalModel {
  readonly surface: 'modal';
  /** 14 or 26. A host may give either number a surface of its own. */
  readonly sourceType: number | undefined;
  readonly title: string;
  readonly body: string;
  readonly complete: MessageButton & { readonly text: string };
  readonly dismissText: string | undefined;
  readonly image?: MessageImage;
  readonly video?: MessageVideo;
  readonly delayMs: number;
}

/**
 * Returns the modal of a message. Accepts the general shape (`header`, `text`) and the modal's own (`title`,
 * `body`), for both type numbers. `undefined` unless it has a title, a body and a complete button text.
 */
export function modalModel({ displayData, type }: Experience): ModalModel | undefined {
  if (!displayData) return undefined;
  const complete = completeButton(displayData);
  const title = firstText(displayData.title, displayData.header);
  const body = firstText(displayData.body, displayData.text, displayData.headerSubtitle);
  const texts = { title, body, completeButtonText: complete.text };
  if (!canShowModal(texts) || !title || !body || !complete.text) return undefined;
  const image = messageImage(displayData.image);
  const video = messageVideo(displayData.video);
  return {
    surface: 'modal',
    sourceType: type,
    title,
    body,
    complete: { text: complete.text, link: complete.link },
    dismissText: dismissText(displayData),
    ...(image && { image }),
    ...(video && { video }),
    delayMs: durationMs(displayData.delayInMillis) ?? 0,
  };
}

/** Returns an image whose URL may be loaded. */
function messageImage(image: DisplayData['image']): MessageImage | undefined {
  const url = safeUrl(image?.url);
  if (!image || !url) return undefined;
  const [red, green, blue] = image.dominantColor ?? [];
  const hasColor = [red, green, blue].every((part) => Number.isFinite(part));
  return {
    url,
    alt: firstText(image.imageAlt) ?? '',
    ...size(image),
    ...(hasColor && { dominantColor: [red ?? 0, green ?? 0, blue ?? 0] as const }),
  };
}

function messageVideo(video: DisplayData['video']): MessageVideo | undefined {
  const url = safeUrl(video?.url);
  if (!url) return undefined;
  const posterUrl = safeUrl(video?.metadata?.thumbnail);
  return { url, ...(posterUrl && { posterUrl }), ...size(video?.metadata ?? {}) };
}

function size({ width, height }: { readonly width?: number; readonly height?: number }) {
  return width && height && width > 0 && height > 0 ? { width, height } : {};
}

/** The upsell callout, and the location upsell in the same frame. */
export interface UpsellModel {
  readonly surface: 'locationUpsell' | 'upsell';
  readonly title: string | undefined;
  readonly message: string | undefined;
  readonly image: MessageImage | undefined;
  readonly complete: MessageButton;
  readonly dismissText: string | undefined;
}

/** Returns the upsell of a message; `undefined` without a text. */
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
