import type { AdTargetingAttribution } from '../pin/pin-parts.js';
import type { Pin } from '../pin/pin.js';
import { buildBoard } from './build-board.js';
import { buildCarouselData, buildImages, buildStoryPinData, buildVideo } from './build-media.js';
import { buildRichData } from './build-rich-data.js';
import { buildUser } from './build-user.js';

/** Builds an organic image pin that the viewer has not saved, with `changes`. */
export function buildPin(changes: Partial<Pin> = {}): Pin {
  return {
    id: '811492428893216731',
    title: 'Black canyon',
    gridTitle: 'Black canyon',
    description: 'The river below the rim, in the light of the afternoon.',
    altText: 'A river between dark walls of rock',
    domain: 'canyon.example',
    link: 'https://canyon.example/prints/12',
    dominantColor: '#4c656c',
    imageSignature: '0a1b2c3d4e5f',
    images: buildImages(),
    pinner: buildUser(),
    board: buildBoard(),
    isPromoted: false,
    isRepin: false,
    ...changes,
  };
}

/** Builds a video pin, with `changes`. */
export function buildVideoPin(changes: Partial<Pin> = {}): Pin {
  return buildPin({ videos: buildVideo(), videoStatus: 'success', ...changes });
}

/** Builds a story pin, with `changes`. */
export function buildStoryPin(changes: Partial<Pin> = {}): Pin {
  return buildPin({
    storyPinDataId: '5236000000000000002',
    storyPinData: buildStoryPinData(),
    nativeCreator: buildUser(),
    ...changes,
  });
}

/** Builds a carousel pin, with `changes`. */
export function buildCarouselPin(changes: Partial<Pin> = {}): Pin {
  return buildPin({ carouselData: buildCarouselData(), ...changes });
}

/** Builds a product pin with a price, with `changes`. */
export function buildProductPin(changes: Partial<Pin> = {}): Pin {
  return buildPin({
    title: 'Linen throw',
    isShoppable: true,
    isEligibleForPdp: true,
    isOosProduct: false,
    isStaleProduct: false,
    shoppingFlags: [1, 6],
    richMetadata: buildRichData(),
    richSummary: buildRichData(),
    ...changes,
  });
}

/** Builds an advertisement by a business, with `changes`. */
export function buildPromotedPin(changes: Partial<Pin> = {}): Pin {
  return buildPin({
    isPromoted: true,
    isDownstreamPromotion: false,
    promoter: buildUser({
      id: '514395594872345678',
      username: 'oaklinen',
      fullName: 'Oak & Linen',
    }),
    advertiserId: '549755885175',
    campaignId: '626744120000',
    pinPromotionId: '687201361754',
    adDestinationUrl: 'https://oaklinen.example/sale',
    attributionSourceId: '8871',
    adTargetingAttribution: buildAdTargeting(),
    ...changes,
  });
}

/** Builds a targeting by interest, age and country, with `changes`. */
export function buildAdTargeting(
  changes: Partial<AdTargetingAttribution> = {},
): AdTargetingAttribution {
  return {
    isFirstPartyAdPersonalizationEnabled: true,
    isThirdPartyAdPersonalizationEnabled: false,
    matchedAgeBucket: '25-34',
    matchedLocale: 'en-US',
    matchedInterest: 'home decor',
    ...changes,
  };
}
