import type { CardContext } from '../context.js';
import { surfaceParts } from '../surface.js';
import { hasMoreMenu, hasSendButton } from '../user/menus.js';
import { attribution, isAdvertising } from '../pin/attribution.js';
import { carouselSlots } from '../pin/carousel.js';
import { domainLink, itemChips } from '../pin/chips.js';
import { cornerBadge } from '../pin/corner-badge.js';
import { recipeTimeMs } from '../pin/durations.js';
import { type PinFooterContent, pinFooterContent } from '../pin/footer-content.js';
import { chooseImage, imageMode } from '../pin/image.js';
import { isCarouselPin, isDeletedStory } from '../pin/kind.js';
import type { Pin } from '../pin/pin.js';
import { gridDescription } from '../pin/pin-text.js';
import {
  availabilityLabel,
  pinProduct,
  priceLabel,
  productLabels,
  shippingLabel,
} from '../pin/price.js';
import { pinRating } from '../pin/rating.js';
import { showsReactions, topReactions } from '../pin/reactions.js';
import { saveButton } from '../pin/save-button.js';
import { hasShoppingIndicator } from '../pin/shopping.js';
import { SHOWN } from './sentence.js';

/** A part of a card, and the rule that decides it. */
interface CardPartRow {
  /** As in the middle of a sentence. */
  readonly title: string;
  /** The statement of the specification. */
  readonly rule: string;
  /** What the part shows, in words; undefined when the card is without it. */
  readonly shows: (pin: Pin, context: CardContext) => string | undefined;
  /** Reads what the part is made of: the fields that a pin without the part lacks. */
  readonly from?: (pin: Pin) => unknown;
}

const shownIf = (isShown: boolean): string | undefined => (isShown ? SHOWN : undefined);

/** A part of the footer. */
const inFooter =
  (read: (content: PinFooterContent, pin: Pin, context: CardContext) => string | undefined) =>
  (pin: Pin, context: CardContext): string | undefined => {
    const content = pinFooterContent(pin, context);
    return content.height > 0 && !content.isPartner ? read(content, pin, context) : undefined;
  };

const AVAILABILITY = { soldOut: 'sold out', seePriceOnSite: 'price on the site' } as const;

function badge(pin: Pin, context: CardContext): string | undefined {
  const corner = cornerBadge(pin, context);
  const count = corner && (corner.kind === 'duration' ? corner.text : String(corner.count));
  const availability = availabilityLabel(pin);
  const label = availability && AVAILABILITY[availability];
  return [count, label].filter((text) => text !== undefined).join(', ') || undefined;
}

function source({ attribution: from, isImageOnly, isPromoted }: PinFooterContent) {
  if (!from || isPromoted) return undefined;
  return isImageOnly ? `the picture of ${from.name}` : `${from.name}, ${from.kind}`;
}

/** Ads have their label in the place of the source, where reactions are too, but for phones. */
function reactions({ isPromoted }: PinFooterContent, pin: Pin, context: CardContext) {
  const hasRoom = context.device === 'mobile' || !isPromoted;
  if (!hasRoom || !showsReactions(pin, context)) return undefined;
  const top = topReactions(pin.reactionCountsData);
  return top.length > 0 ? top.map(({ reactionCount }) => reactionCount).join(', ') : undefined;
}

function price({ price: label }: PinFooterContent): string | undefined {
  return label && [label.text, label.struck && `before ${label.struck}`].filter(Boolean).join(', ');
}

function shipping({ shipping: label }: PinFooterContent): string | undefined {
  return label && (label.kind === 'free' ? 'free' : `free over ${label.price}`);
}

function overlay(_pin: Pin, { surface, viewer }: CardContext): string | undefined {
  if (!surfaceParts(surface).hoverOverlay) return undefined;
  return viewer.isAuth ? 'dark' : 'dark, with “Open”';
}

/** The parts of a card, in the order of the page. Each asks the rule that the card asks. */
export const CARD_PARTS = {
  picture: {
    title: 'picture',
    rule: 'S1 §5.13',
    shows: (pin, context) => chooseImage(pin.images, imageMode(context))?.key,
    from: ({ images }) => images,
  },
  carousel: {
    title: 'carousel',
    rule: 'S1 §3.10',
    shows: (pin) => (isCarouselPin(pin) ? `${carouselSlots(pin).length} pictures` : undefined),
    from: ({ carouselData }) => carouselData,
  },
  badge: {
    title: 'badge',
    rule: 'S3 §5.11',
    shows: badge,
    from: ({ videos, storyPinData, carouselData, isOosProduct, isStaleProduct }) => [
      videos,
      storyPinData,
      carouselData,
      isOosProduct,
      isStaleProduct,
    ],
  },
  chips: {
    title: 'item chips',
    rule: 'S1 §5.8',
    shows: (pin) => shownIf(itemChips(pin).length > 0),
    from: itemChips,
  },
  footer: {
    title: 'footer',
    rule: 'S1 §4.12',
    shows: (pin, context) => {
      const { height } = pinFooterContent(pin, context);
      return height > 0 ? `${height} px high` : undefined;
    },
  },
  title: {
    title: 'title',
    rule: 'S1 §6.11',
    shows: inFooter(({ title }) => title),
    from: ({ gridTitle, title, richSummary }) => [gridTitle, title, richSummary?.displayName],
  },
  description: {
    title: 'description',
    rule: 'S3 §5.3',
    shows: inFooter(({ descriptionLines }, pin) =>
      descriptionLines > 0 ? gridDescription(pin) : undefined,
    ),
    from: ({ description, closeupDescription }) => [description, closeupDescription],
  },
  price: {
    title: 'price',
    rule: 'S1 §5.10',
    shows: inFooter(price),
    from: (pin) => priceLabel(pinProduct(pin)?.offerSummary),
  },
  shipping: {
    title: 'shipping line',
    rule: 'S1 §3.14',
    shows: inFooter(shipping),
    from: (pin) => shippingLabel(pinProduct(pin)),
  },
  rating: {
    title: 'rating',
    rule: 'S3 §5.7',
    shows: inFooter(({ hasRating }, pin) =>
      hasRating ? `${pinRating(pin)?.value.toFixed(1)} of 5 stars` : undefined,
    ),
    from: pinRating,
  },
  recipeTime: {
    title: 'time of the recipe',
    rule: 'S1 §9.21',
    shows: inFooter(({ recipeTimeMs: time }) => (time === undefined ? undefined : SHOWN)),
    from: recipeTimeMs,
  },
  labels: {
    title: 'labels of the product',
    rule: 'S1 §3.15',
    shows: inFooter(({ labels }) => labels.join(', ') || undefined),
    from: (pin) => productLabels(pinProduct(pin)),
  },
  source: {
    title: 'source',
    rule: 'S1 §5.20',
    shows: inFooter(source),
    from: attribution,
  },
  reactions: {
    title: 'reactions',
    rule: 'S1 §5.24',
    shows: inFooter(reactions),
    from: ({ reactionCountsData }) => reactionCountsData,
  },
  statistics: {
    title: 'statistics',
    rule: 'S1 §6.14',
    shows: (pin, context) => shownIf(pinFooterContent(pin, context).isPartner),
    from: ({ aggregatedPinData }) => aggregatedPinData?.creatorAnalytics,
  },
  advertising: {
    title: 'label of an ad',
    rule: 'S1 §5.19',
    shows: (pin, context) =>
      shownIf(isAdvertising(pin) && !pinFooterContent(pin, context).isPartner),
    from: ({ isPromoted, promoter, sponsorship }) => [isPromoted, promoter, sponsorship],
  },
  saveButton: {
    title: 'Save button',
    rule: 'S1 §5.18',
    shows: (pin, context) => saveButton(pin, context)?.type,
  },
  domainChip: {
    title: 'domain chip',
    rule: 'S1 §5.6',
    shows: (pin, { surface }) => domainLink(pin, surface)?.domain,
    from: ({ domain, link }) => [domain, link],
  },
  sendButton: {
    title: 'Send button',
    rule: 'S3 §6.11',
    shows: (pin, context) => shownIf(hasSendButton(pin, context)),
    from: ({ pinner }) => pinner,
  },
  moreMenu: {
    title: 'More button',
    rule: 'S3 §6.10',
    shows: (pin, context) => shownIf(hasMoreMenu(pin, context)),
  },
  overlay: { title: 'hover overlay', rule: 'S1 §4.16', shows: overlay },
  shoppingIndicator: {
    title: 'shopping indicator',
    rule: 'S1 §4.17',
    shows: (pin, context) =>
      hasShoppingIndicator(pin, context) ? 'while the page scrolls' : undefined,
    from: ({ isShoppable, shoppingFlags }) => [isShoppable, shoppingFlags],
  },
  removed: {
    title: 'placeholder of a removed pin',
    rule: 'S1 §2.30',
    shows: (pin) => shownIf(isDeletedStory(pin)),
  },
} as const satisfies Readonly<Record<string, CardPartRow>>;

/** A part of a card. */
export type CardPart = keyof typeof CARD_PARTS;
