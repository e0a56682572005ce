import { chooseImage, feedbackType, type Pin } from '@tackboard/domain';
import {
  isAdvertising,
  isCarouselPin,
  isGifPin,
  isStoryPin,
  isVideoPin,
} from '@tackboard/domain/card';
import type { Card } from './types.js';

/** The name and value of a signal. Neither is translated, because signals are for employees. */
export type Signal = readonly [name: string, value: string];

function kindOf(pin: Pin): string {
  if (isStoryPin(pin)) return 'story';
  if (isCarouselPin(pin)) return 'carousel';
  if (isGifPin(pin)) return 'gif';
  return isVideoPin(pin) ? 'video' : 'image';
}

/** Returns what decides where and how a pin shows, without undefined values. */
export function pinSignals({
  pin,
  context,
  save,
}: Pick<Card, 'context' | 'pin' | 'save'>): readonly Signal[] {
  const image = chooseImage(pin.images);
  const all: Readonly<Record<string, string | number | boolean | undefined>> = {
    id: pin.id,
    surface: context.surface,
    kind: kindOf(pin),
    image: image && `${image.key}, ${image.width} × ${image.height}`,
    imageSignature: pin.imageSignature,
    save: save.status,
    feedbackType: feedbackType(pin, context),
    reason: pin.recommendationReason?.reason,
    reasonId: pin.recommendationReason?.reasonId,
    sourceInterest: pin.sourceInterest?.name,
    category: pin.category,
    domain: pin.domain,
    viewType: context.viewType,
    viewParameter: context.viewParameter,
    isAdvertising: isAdvertising(pin),
    isPromoted: pin.isPromoted,
    isDownstreamPromotion: pin.isDownstreamPromotion,
    adMatchReason: pin.adMatchReason,
    campaignId: pin.campaignId,
    pinPromotionId: pin.pinPromotionId,
    shoppingFlags: pin.shoppingFlags?.join(', '),
    access: pin.access?.join(', '),
    trackingParams: pin.trackingParams,
  };
  return Object.entries(all).flatMap(([name, value]): readonly Signal[] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
}
