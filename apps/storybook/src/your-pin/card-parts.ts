import type { Pin } from '@tackboard/domain';

/** A part of a card, and the section of the specification that decides it. */
export interface PartRow {
  readonly title: string;
  readonly rule: string;
  /** What the part shows, in words; undefined when the card is without it. */
  readonly read: (card: HTMLElement, pin: Pin) => string | undefined;
}

function* textNodes(node: Node | undefined): Iterable<string> {
  for (const child of node?.childNodes ?? []) {
    if (child.nodeType === Node.TEXT_NODE) yield child.textContent ?? '';
    else yield* textNodes(child);
  }
}

function textOf(card: HTMLElement, selector: string): string | undefined {
  const element = card.querySelector(selector)?.cloneNode(true) as HTMLElement | undefined;
  // Drawn beside the text, and spoken for something that also shows.
  for (const extra of element?.querySelectorAll('.tb-avatar, [aria-hidden="true"]') ?? []) {
    extra.remove();
  }
  const texts = [...textNodes(element)].map((text) => text.trim());
  return texts.filter((text) => text !== '').join(' ') || undefined;
}

function labelOf(card: HTMLElement, selector: string): string | undefined {
  return card.querySelector(selector)?.getAttribute('aria-label') ?? undefined;
}

function picture(card: HTMLElement, { images = {} }: Pin): string | undefined {
  const image = card.querySelector('.tb-visual-image');
  const src = image?.getAttribute('src');
  const key = Object.entries(images).find(([, size]) => size?.url === src)?.[0];
  return image ? (key ?? src ?? undefined) : undefined;
}

function shape(card: HTMLElement): string | undefined {
  const [, , width, height] =
    card.querySelector('.tb-visual-frame')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  return width && height ? `height ${(height / width).toFixed(2)} × width` : undefined;
}

function footer(card: HTMLElement): string | undefined {
  const height = card.querySelector('.tb-footer')?.getAttribute('data-height');
  return height ? `${height} px high` : undefined;
}

function saveButton(card: HTMLElement): string | undefined {
  const button = card.querySelector('.tb-save');
  return button
    ? `“${textOf(card, '.tb-save-label') ?? ''}”, type ${button.getAttribute('data-type')}`
    : undefined;
}

/** The parts of a card, in the order of the page. What they show is read off the server's markup of the card. */
export const CARD_PARTS = {
  picture: { title: 'Picture', rule: 'S1 §5', read: picture },
  shape: { title: 'Shape', rule: 'S1 §5', read: shape },
  name: {
    title: 'Name for screen readers',
    rule: 'S3 §5',
    read: (card) => card.getAttribute('aria-label') ?? undefined,
  },
  carousel: { title: 'Carousel', rule: 'S1 §4', read: (card) => labelOf(card, '.tb-carousel') },
  badges: { title: 'Badge', rule: 'S3 §6', read: (card) => textOf(card, '.tb-badges') },
  chips: {
    title: 'Item chips',
    rule: 'S1 §5',
    read: (card) => (card.querySelector('.tb-chips') ? 'the first 3 items' : undefined),
  },
  footer: { title: 'Footer', rule: 'S1 §4 §5', read: footer },
  title: { title: 'Title', rule: 'S3 §5', read: (card) => textOf(card, '.tb-title') },
  description: {
    title: 'Description',
    rule: 'S1 §5',
    read: (card) => textOf(card, '.tb-description'),
  },
  price: { title: 'Price', rule: 'S1 §5', read: (card) => textOf(card, '.tb-price') },
  rating: { title: 'Rating', rule: 'S1 §5', read: (card) => textOf(card, '.tb-stars') },
  labels: { title: 'Label', rule: 'S1 §3', read: (card) => textOf(card, '.tb-note') },
  shipping: { title: 'Shipping', rule: 'S1 §3', read: (card) => textOf(card, '.tb-shipping') },
  source: { title: 'Source', rule: 'S1 §5', read: (card) => textOf(card, '.tb-source-name') },
  reactions: { title: 'Reactions', rule: 'S1 §5', read: (card) => textOf(card, '.tb-reactions') },
  statistics: {
    title: 'Statistics',
    rule: 'S1 §6',
    read: (card) => textOf(card, '.tb-partner-footer'),
  },
  advertising: {
    title: 'Advertising label',
    rule: 'S1 §5',
    read: (card) => textOf(card, '.tb-promoted, .tb-advertising'),
  },
  saveButton: { title: 'Save button', rule: 'S1 §5', read: saveButton },
  saveTarget: {
    title: 'Board beside Save',
    rule: 'S1 §4',
    read: (card) => textOf(card, '.tb-save-target'),
  },
  domainChip: {
    title: 'Domain chip',
    rule: 'S1 §5',
    read: (card) => textOf(card, '.tb-domain-chip-text'),
  },
  sendButton: {
    title: 'Send button',
    rule: 'S3 §6',
    read: (card) => (card.querySelector('.tb-share') ? 'shows' : undefined),
  },
  moreMenu: {
    title: 'More menu',
    rule: 'S1 §6',
    read: (card) => (card.querySelector('.tb-more') ? 'shows' : undefined),
  },
  overlay: {
    title: 'Hover overlay',
    rule: 'S1 §4',
    read: (card) => {
      if (!card.querySelector('.tb-overlay')) return undefined;
      return card.querySelector('.tb-overlay-open') ? 'dark, with “Open”' : 'dark';
    },
  },
  removed: { title: 'Placeholder', rule: 'S1 §2', read: (card) => textOf(card, '.tb-removed') },
} as const satisfies Readonly<Record<string, PartRow>>;

/** A name of {@link CARD_PARTS}. */
export type PartName = keyof typeof CARD_PARTS;

/** What each part of a card shows. */
export type CardReading = Readonly<Record<PartName, string | undefined>>;

/** Names of all parts. */
export const PART_NAMES = Object.keys(CARD_PARTS) as readonly PartName[];

/** Reads a card off its markup. */
export function readCard(markup: string, pin: Pin): CardReading {
  const card = new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild;
  const entries = PART_NAMES.map((name) => [
    name,
    card instanceof Element
      ? (CARD_PARTS[name] as PartRow).read(card as HTMLElement, pin)
      : undefined,
  ]);
  return Object.fromEntries(entries) as CardReading;
}
