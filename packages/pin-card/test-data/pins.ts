import type { Board, Pin, User } from '@tackboard/domain';

interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
}

const photograph = (
  name: string,
  width: number,
  height: number,
  dominantColor: string,
): Picture => ({
  url: `/photographs/${name}.jpg`,
  width,
  height,
  dominantColor,
});

const artPrint = (name: string, height: number, dominantColor: string): Picture => ({
  url: `/prints/${name}.svg`,
  width: 600,
  height,
  dominantColor,
});

/** The pictures of the stories. */
export const pictures = {
  acanthus: photograph('acanthus-mollis', 790, 1024, '#cbbda2'),
  airplane: photograph('airplane-from-above', 1024, 717, '#8b8375'),
  allium: photograph('allium-oreophilum', 807, 1024, '#d8cdb9'),
  alps: photograph('french-alpine-landscape', 1024, 484, '#9d907a'),
  canyon: photograph('black-canyon', 1024, 750, '#7d6f5a'),
  chelsea: photograph('chelsea', 451, 300, '#94705a'),
  coffee: photograph('coffee', 600, 400, '#7a3b1e'),
  hubble: photograph('hubble', 1000, 872, '#191a22'),
  locomotion: photograph('locomotion-house-cat', 1024, 510, '#8f8478'),
  nagasaki: photograph('nagasaki-boats', 1024, 819, '#a89776'),
  rocket: photograph('rocket', 640, 427, '#1c2b4a'),
  contours: artPrint('contours', 520, '#17345c'),
  dunes: artPrint('dunes', 900, '#d9763c'),
  lake: artPrint('lake', 680, '#1c2344'),
  nightShapes: artPrint('night-shapes', 900, '#10253a'),
  stems: artPrint('stems', 780, '#fdf6ea'),
  tallBlocks: artPrint('tall-blocks', 2700, '#24323d'),
  terrazzo: artPrint('terrazzo', 600, '#f5f1e8'),
  terrazzoSugared: artPrint('terrazzo-sugared', 860, '#fff0e6'),
};

const person = (id: string, fullName: string): User => ({
  id,
  fullName,
  username: fullName.toLowerCase().replaceAll(/[^a-z]/g, ''),
});

/** The people of the stories. */
export const people = {
  lena: person('11', 'Lena Adler'),
  nora: person('12', 'Nora M.'),
  ilse: person('13', 'Ilse T.'),
  karl: person('14', 'Karl B. archive'),
  prints: person('15', 'Open Prints'),
  stefan: person('16', 'S. van der Walt'),
  kiln: person('17', 'Kiln & Co'),
  garden: person('18', 'Hedge & Garden'),
  viewer: person('42', 'Mina Keller'),
};

/** The boards of the viewer. */
export const boards = {
  desert: { id: '51', name: 'Desert prints', url: '/mina/desert-prints/' },
  posters: { id: '52', name: 'Posters', url: '/mina/posters/' },
} satisfies Record<string, Board>;

/** Returns a pin with a picture; `changes` override its fields. */
export function samplePin(id: string, picture: Picture, changes: Partial<Pin> = {}): Pin {
  const { dominantColor, ...image } = picture;
  return {
    id,
    dominantColor,
    images: { '236x': image },
    ...changes,
  };
}

/** The pins of a home feed. */
export const feed: readonly Pin[] = [
  samplePin('1001', pictures.dunes, {
    title: 'Dune study in burnt orange, limited edition of forty',
    altText: 'Layers of dunes under a low red sun',
    pinner: people.lena,
  }),
  samplePin('1002', pictures.coffee, {
    title: 'Espresso cup, oak-fired stoneware',
    altText: 'A red cup of coffee with a spoon on a wooden table',
    pinner: people.nora,
  }),
  samplePin('1003', pictures.contours, {
    title: 'Contour lines, five ways',
    altText: 'Fine lines around seven hills on a blue ground',
    pinner: people.lena,
  }),
  samplePin('1004', pictures.rocket, {
    title: 'Falcon on the pad at first light',
    altText: 'A rocket between two towers before dawn',
    pinner: people.stefan,
  }),
  samplePin('1005', pictures.allium, {
    title: 'Allium, a study in seeds',
    altText: 'The seed head of an allium, photographed like a column',
    pinner: people.karl,
  }),
  samplePin('1006', pictures.nightShapes, {
    title: 'Night shapes',
    altText: 'Quarter circles and triangles in blue, sand and green',
    pinner: people.lena,
    pinnedToBoard: boards.posters,
  }),
  samplePin('1007', pictures.terrazzoSugared, {
    title: 'Terrazzo, sugared',
    altText: 'Pastel chips on a cream ground',
    pinner: people.nora,
  }),
  samplePin('1008', pictures.acanthus, {
    title: 'Acanthus mollis, photographed like architecture',
    altText: 'Three flowers of an acanthus, one above the other',
    pinner: people.karl,
  }),
  samplePin('1009', pictures.nagasaki, {
    title: 'Boats at Nagasaki, c. 1865',
    altText: 'Sailing boats in a harbour in front of wooden houses',
    pinner: people.prints,
  }),
  samplePin('1010', pictures.lake, {
    title: 'Lake, before the wind',
    altText: 'A pale moon over a lake between dark hills',
    pinner: people.ilse,
  }),
  samplePin('1011', pictures.chelsea, {
    title: 'Chelsea, waiting for breakfast',
    altText: 'The face of a tabby cat',
    pinner: people.stefan,
  }),
  samplePin('1012', pictures.stems, {
    title: 'Pressing wild stems without losing their colour',
    altText: 'Eight stems with leaves and round flowers',
    pinner: people.garden,
  }),
  samplePin('1013', pictures.terrazzo, {
    title: 'Terrazzo no. 12',
    altText: 'Chips in green, sand and coral',
    pinner: people.nora,
  }),
  samplePin('1014', pictures.canyon, {
    title: 'Black canyon from below',
    altText: 'A river between dark walls of rock',
    pinner: people.prints,
  }),
  samplePin('1015', pictures.hubble, {
    title: 'Deep field, every light a galaxy',
    altText: 'Hundreds of galaxies on black',
    pinner: people.stefan,
  }),
  samplePin('1016', pictures.alps, {
    title: 'Alpine valley in the morning',
    altText: 'A wide valley under mountains',
    pinner: people.prints,
  }),
];

/** Returns `count` pins: the feed repeated, with unique ids. */
export function manyPins(count: number): readonly Pin[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(feed[index % feed.length] as Pin),
    id: String(1_000_000 + index),
  }));
}
