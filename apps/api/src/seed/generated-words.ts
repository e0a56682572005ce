/** The titles of generated pins with one kind of picture; `alt` describes the picture. */
export interface Subject {
  readonly names: readonly string[];
  readonly alt: string;
}

/** By the first word of the picture's name. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  acanthus: {
    names: [
      'Acanthus',
      'Thorned column',
      'Bear’s breeches',
      'A stem like a tower',
      'Ornament before ornament',
    ],
    alt: 'Sepia photograph of a spiny acanthus stem',
  },
  airplane: {
    names: [
      'Biplane',
      'Above the field',
      'Wings and roundels',
      'A view nobody had',
      'Low over the clouds',
    ],
    alt: 'Black and white photograph of a biplane from above',
  },
  allium: {
    names: ['Allium', 'Seed head', 'Closed buds', 'Leek, enlarged', 'Paper and stem'],
    alt: 'Sepia photograph of an allium with closed buds',
  },
  alps: {
    names: ['Firs', 'Snow line', 'Before the glacier', 'High valley', 'Dark wood, pale peak'],
    alt: 'Dark photograph of fir trees before snowy mountains',
  },
  arches: {
    names: ['Courtyard', 'Archway', 'Nested doors', 'Rainbow, flat', 'Portal'],
    alt: 'Print of nested arches',
  },
  astronaut: {
    names: ['Pressure suit', 'Portrait in orange', 'Ready to fly', 'Helmet off'],
    alt: 'Smiling astronaut in an orange suit',
  },
  blocks: {
    names: [
      'Quilt plan',
      'Tile grid',
      'Half circles',
      'Five shapes',
      'Floor, seen from above',
      'Patchwork',
    ],
    alt: 'Geometric pattern of circles, squares and triangles',
  },
  canyon: {
    names: ['River camp', 'Black canyon', 'Boat on the shore', 'Still water'],
    alt: 'Sepia photograph of a river canyon',
  },
  cat: {
    names: ['Cat, running', 'Twenty-four cats', 'Motion study', 'The stride'],
    alt: 'Rows of photographs of a running cat',
  },
  chelsea: {
    names: ['Ginger cat', 'Green eyes', 'Whiskers', 'The neighbour’s cat', 'Listening'],
    alt: 'Close portrait of a ginger tabby cat',
  },
  coffee: {
    names: ['Espresso', 'Red cup', 'Morning coffee', 'Second cup', 'Crema'],
    alt: 'Cup of espresso on a red saucer',
  },
  contours: {
    names: ['Contour map', 'Unnamed hill', 'Soundings', 'Lines of equal height', 'Terrain'],
    alt: 'Contour lines of an invented landscape',
  },
  cutouts: {
    names: ['Cut paper', 'Fronds', 'Seaweed, in paper', 'Scissors only', 'Panels'],
    alt: 'Cut-paper leaves on coloured panels',
  },
  dune: {
    names: [
      'Dunes',
      'Ridge line',
      'Low sun',
      'Six layers of sand',
      'Evening hills',
      'Slow landscape',
    ],
    alt: 'Print of hills in layers under a low sun',
  },
  dust: {
    names: ['Empty house', 'On the plain', 'One door', 'Dry season'],
    alt: 'Black and white photograph of an abandoned house',
  },
  hubble: {
    names: ['Deep field', 'Galaxies', 'Far light', 'A patch of night'],
    alt: 'Small coloured galaxies on black',
  },
  nagasaki: {
    names: ['Harbour', 'River boats', 'Mast and hills', 'At anchor'],
    alt: 'Sepia photograph of boats in a harbour',
  },
  peaks: {
    names: ['Two summits', 'Lake and mountain', 'Striped sun', 'The pass', 'Evening at the lake'],
    alt: 'Print of mountains by a lake',
  },
  rocket: {
    names: ['Launch pad', 'Floodlights', 'Before the countdown', 'Blue hour at the pad'],
    alt: 'White rocket on its pad under a deep blue sky',
  },
  sheep: {
    names: ['Pasture', 'Ewe and lamb', 'Grey March', 'Rough grass'],
    alt: 'Soft photograph of sheep in a pasture',
  },
  slices: {
    names: ['Citrus', 'Orange and lime', 'Slices', 'Fruit cloth', 'Marmalade day'],
    alt: 'Pattern of citrus slices',
  },
  stems: {
    names: ['Meadow stems', 'Pressed flowers', 'Seed heads', 'Hedge row', 'What the garden kept'],
    alt: 'Drawing of stems with leaves',
  },
  terrazzo: {
    names: ['Terrazzo', 'Chips and cement', 'Floor sample', 'Stone confetti', 'Kitchen floor'],
    alt: 'Terrazzo with coloured chips',
  },
  waves: {
    names: ['Scales', 'Wave repeat', 'Sea pattern', 'Textile swatch', 'Rings'],
    alt: 'Pattern of overlapping wave scales',
  },
  weave: {
    names: ['Wall hanging', 'Sampler', 'Warp and weft', 'Blanket stripe', 'Woven bands'],
    alt: 'Woven bands with small blocks',
  },
};

/** The ends of titles; `#` is replaced by a number. */
export const ENDINGS: readonly string[] = [
  '',
  '',
  ' no. #',
  ', study #',
  ', second state',
  ' for the hallway',
  ' over the sofa',
  ' in two evenings',
  ', from the sketchbook',
  ', seen again',
  ', and how it was made',
  ', page # of the notebook',
  ' on a grey day',
  ', a favourite',
  ' that I keep coming back to',
  ', printed small',
  ', edition of #',
];

/** The descriptions of generated pins. */
export const DESCRIPTIONS: readonly string[] = [
  '',
  '',
  'Kept for the colours.',
  'Kept for the light.',
  'The paper makes half of it.',
  'Looks better the larger it hangs.',
  'Saved to come back to when it rains.',
  'There is a version in green, too.',
  'Half an hour a day for a month.',
  'Found while looking for something else.',
  'Would this work in a narrow room?',
  'I like what happens in the lower left corner.',
];

/** The products of generated pins. */
export const GOODS: readonly string[] = [
  'print',
  'poster',
  'tea towel',
  'cushion',
  'notebook',
  'tile',
  'card set',
  'scarf',
];
