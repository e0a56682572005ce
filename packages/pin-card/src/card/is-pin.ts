import type {
  Board,
  CarouselSlot,
  Pin,
  PinVideos,
  Product,
  User,
  VideoVariant,
} from '@tackboard/domain';

/** Whether a value has the types that rules and parts rely on. */
type Check = (value: unknown) => boolean;

/** Servers send null for an absent value, and rules read it as absent. */
const isAbsent = (value: unknown) => value === undefined || value === null;

const text: Check = (value) => isAbsent(value) || typeof value === 'string';

/** Rules ask whether an id is undefined before they build an address with it. */
const id: Check = (value) => value !== null && text(value);

const anything: Check = () => true;

const list =
  (item: Check): Check =>
  (value) =>
    isAbsent(value) || (Array.isArray(value) && value.every((one) => !isAbsent(one) && item(one)));

/** For a field that a rule reads with a default, which null does not get. */
const given =
  (check: Check): Check =>
  (value) =>
    value !== null && check(value);

/** Rules go through all entries of a record, so null is no absent record. */
const record =
  (entry: Check): Check =>
  (value) =>
    value === undefined ||
    (value !== null && Object.values(value).every((one) => !isAbsent(one) && entry(one)));

type Fields<Model> = { readonly [Name in keyof Model]?: Check };

function object<Model>(fields: Fields<Model>): Check {
  const checks = Object.entries<Check | undefined>(fields);
  return (value) =>
    isAbsent(value) ||
    (typeof value === 'object' &&
      checks.every(([name, check]) => check?.((value as Record<string, unknown>)[name])));
}

const images = record(
  object<NonNullable<Pin['images']>[string]>({ url: text, dominantColor: text }),
);

const videos = object<PinVideos>({
  videoList: record(object<VideoVariant>({ url: text, captionsUrls: record(text) })),
});

const user = object<User>({ username: id, fullName: text });

const board = object<Board>({ name: text, url: text, owner: user });

const items = list(object({ pinId: id, title: text, link: text, images }));

const slots = list(object<CarouselSlot>({ title: text, details: text, link: text, images }));

const pages = list(
  object({ images, blocks: given(list(object({ text, images, video: videos }))) }),
);

const product = object<Product>({
  name: text,
  brand: object({ name: text }),
  labels: list(text),
  additionalImages: list(object({ imageSignature: text, images })),
  shippingInfo: object({ freeShippingPrice: text }),
  offerSummary: object({
    price: text,
    minPrice: text,
    maxPrice: text,
    standardPrice: text,
    percentageOff: text,
  }),
});

const richData = object<NonNullable<Pin['richSummary']>>({
  displayName: text,
  title: text,
  description: text,
  products: list(product),
  recipe: object({ name: text, servings: text }),
  article: object({ name: text, authors: list(text) }),
});

/** The fields in which a value of another type would make a rule or a part throw. */
const PIN_FIELDS: Fields<Pin> = {
  id: (value) => text(value) && Boolean(value),
  title: text,
  gridTitle: text,
  description: text,
  closeupDescription: text,
  closeupUnifiedDescription: text,
  altText: text,
  autoAltText: text,
  seoTitle: text,
  seoDescription: text,
  seoNoindexReason: text,
  domain: text,
  link: text,
  dominantColor: text,
  images,
  videos,
  embed: object({ src: text }),
  storyPinData: object({ pages, metadata: object({ pinTitle: text }) }),
  carouselData: object({ carouselSlots: slots }),
  collectionPin: object({ itemData: items }),
  aggregatedPinData: object({ pinTagsChips: items }),
  richMetadata: richData,
  richSummary: richData,
  pinner: user,
  nativeCreator: user,
  promoter: user,
  linkDomain: object({ officialUser: user }),
  board,
  pinnedToBoard: board,
  reactionCountsData: list(object({ reactionType: text })),
  pinJoin: object({
    visualAnnotation: list(text),
    annotationsWithLinksArray: list(object({ name: text, url: text })),
  }),
  shoppingFlags: list(anything),
  access: list(anything),
};

const CHECKS = Object.entries(PIN_FIELDS) as readonly (readonly [keyof Pin, Check])[];

/** The first field of a pin whose value has the wrong type, as in a pin that no decoder has read. */
export function wrongField(pin: Partial<Pin> | null | undefined): keyof Pin | undefined {
  return CHECKS.find(([name, check]) => !check(pin?.[name]))?.[0];
}

/**
 * Whether rules and parts can read a pin without throwing. Components that get a pin ask this once, at their root: React has
 * no error boundaries on a server.
 */
export function isPin(pin: Partial<Pin> | null | undefined): pin is Pin {
  return wrongField(pin) === undefined;
}
