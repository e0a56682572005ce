import { type Random, seededRandom } from './random.js';
import { DESCRIPTIONS, ENDINGS, GOODS, SUBJECTS } from './generated-words.js';
import { BOARDS, PUBLISHERS } from './people.js';
import { type PictureName, PICTURES } from './pictures.js';
import type { SeedPin, SeedProduct } from './seed-pin.js';

const PICTURE_NAMES = (Object.keys(PICTURES) as PictureName[]).filter(
  (name) => !name.startsWith('face'),
);

const BOARDS_BY_OWNER = new Map(
  PUBLISHERS.map(({ username }) => [
    username,
    BOARDS.filter((board) => board.owner === username && board.privacy !== 'secret'),
  ]),
);

const MERCHANTS = PUBLISHERS.filter((person) => person.isMerchant === true);

/** The first picture of the demo's video: pins with it show the video, unless they sell something. */
const VIDEO_PICTURE: PictureName = 'stemsMeadow';

/** The shares of generated pins with these properties, from 0 to 1. */
const SHARES = {
  untitled: 0.08,
  nobody: 0.02,
  boardless: 0.05,
  linked: 0.6,
  product: 0.18,
  reduced: 0.3,
  rated: 0.7,
  soldOut: 0.05,
  promoted: 0.15,
  reactions: 0.1,
} as const;

function subjectOf(picture: PictureName) {
  const subject = SUBJECTS[/^[a-z]+/.exec(picture)?.[0] ?? ''];
  if (subject === undefined)
    throw new RangeError(`There are no words for the picture "${picture}".`);
  return subject;
}

function product(random: Random, name: string, brand: string): SeedProduct {
  const price = random.whole(8, 180);
  return {
    name: `${name} ${random.pick(GOODS)}`,
    brand,
    price,
    ...(random.next() < SHARES.reduced
      ? { priceBefore: Math.round(price * random.between(1.1, 1.6)) }
      : {}),
    ...(random.next() < SHARES.rated
      ? { rating: random.whole(28, 50) / 10, reviews: random.whole(1, 900) }
      : {}),
    ...(random.next() < SHARES.soldOut ? { stock: 'sold out' as const } : {}),
  };
}

/** Creates the generated pin at an index. The same index always returns the same pin. */
export function generatedPin(index: number): SeedPin {
  const random = seededRandom(`generated/${index}`);
  const picture = random.pick(PICTURE_NAMES);
  const subject = subjectOf(picture);
  const name = random.pick(subject.names);
  const title = `${name}${random.pick(ENDINGS)}`.replace('#', String(random.whole(2, 480)));
  const person = random.pick(PUBLISHERS);
  const boards = BOARDS_BY_OWNER.get(person.username) ?? [];
  const isAnonymous = random.next() < SHARES.nobody;
  const isBoardless = boards.length === 0 || random.next() < SHARES.boardless;
  const merchant = random.pick(MERCHANTS);
  const sold =
    random.next() < SHARES.product ? product(random, name, merchant.fullName) : undefined;
  const link = `https://${person.verifiedSite ?? 'printhouse.example'}/p/${index + 1}`;
  return {
    slug: `generated/${index}`,
    picture,
    alt: subject.alt,
    ...(random.next() < SHARES.untitled ? {} : { title }),
    description: random.pick(DESCRIPTIONS),
    ...(isAnonymous ? {} : { by: person.username }),
    ...(isAnonymous || isBoardless ? {} : { board: random.pick(boards).slug }),
    ...(sold !== undefined || random.next() < SHARES.linked ? { link } : {}),
    ...(sold === undefined ? {} : { product: sold }),
    ...(sold === undefined && picture === VIDEO_PICTURE ? { video: 'stems' as const } : {}),
    ...(sold !== undefined && random.next() < SHARES.promoted
      ? { promotedBy: merchant.username }
      : {}),
    ...(random.next() < SHARES.reactions
      ? { reactions: { '1': random.whole(1, 300), '5': random.whole(1, 60) } }
      : {}),
  };
}
