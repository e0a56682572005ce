/** What a person has saved to a board, or to their profile. */
export interface SeedSaves {
  readonly owner: string;
  /** The slug of the board; absent for pins without a board. */
  readonly board?: string;
  /** The slug of a section of the board. */
  readonly section?: string;
  /** Slugs of pins, oldest save first. */
  readonly pins: readonly string[];
}

const maren = (board: string, ...pins: readonly string[]): SeedSaves => ({
  owner: 'marenkjaer',
  board,
  pins,
});

/** All saves. The pins stand deep in the home feed, so that its first page offers everybody something to save. */
export const SAVES: readonly SeedSaves[] = [
  maren('soup', 'stems-rosehip', 'night-marmalade', 'allium-buds'),
  maren('shelves', 'cutouts-desert', 'clay-terrazzo-board', 'acanthus-column'),
  maren('bathroom-tiles', 'terrazzo-indigo', 'waves-ocean', 'blocks-ocean'),
  maren('gift-wrap', 'waves-ocean', 'cutouts-orchid', 'waves-rosehip'),
  maren('picnic', 'stems-rosehip', 'citrus-tea-towel', 'sheep'),
  maren('mountains-drawn', 'peaks-moss', 'peaks-dawn'),
  maren('maps', 'hubble-wide', 'airplane', 'four-contours-story'),
  maren('linocut', 'stems-night', 'cutouts-orchid', 'stems-rosehip'),
  maren('winter-walks', 'peaks-dawn', 'alps', 'grey-crossing'),
  maren('bookbinding', 'very-long-title', 'cutouts-orchid', 'cutouts-desert'),
  maren('lamps', 'night-marmalade', 'hubble-wide', 'dune-dawn'),
  maren('ceramics', 'acanthus-column', 'terrazzo-indigo', 'clay-terrazzo-board'),
  maren('summer-2027', 'airplane', 'right-to-left', 'one-word'),
  maren('blue-things', 'terrazzo-indigo', 'waves-ocean', 'grey-crossing', 'blocks-ocean'),
  maren('boats', 'grey-crossing', 'canyon-boat', 'nagasaki-mast'),
  maren('cabins', 'peaks-dawn', 'alps', 'dust-bowl-house'),
  maren('type-specimens', 'very-long-title', 'other-script', 'one-word'),
  maren('plants-that-survive-me', 'acanthus-crown', 'stems-moss', 'stems-night'),
  maren('old-photographs', 'canyon-boat', 'nagasaki-mast', 'sheep', 'dust-bowl'),
  maren('textiles', 'waves-rosehip'),
  maren('weekend-bakes', 'stems-rosehip', 'citrus-tea-towel', 'night-marmalade'),
  maren('balcony-in-april', 'allium-tall', 'stems-moss', 'allium-buds'),
  maren('for-the-cat', 'cat-motion', 'chelsea-square'),
  maren('terrazzo-love', 'blocks-ocean', 'clay-terrazzo-board', 'terrazzo-indigo'),
  maren('small-kitchens', 'night-marmalade', 'clay-terrazzo-board', 'citrus-tea-towel'),
  maren('reading-corner', 'waves-ocean', 'arches-dawn', 'very-long-title'),
  maren('hallway', 'orchid-night', 'peaks-moss', 'arches-dawn'),
  maren('our-flat', 'dune-dawn'),
  {
    owner: 'marenkjaer',
    board: 'our-flat',
    section: 'kitchen',
    pins: ['clay-terrazzo-board', 'citrus-tea-towel'],
  },
  {
    owner: 'marenkjaer',
    board: 'our-flat',
    section: 'living-room',
    pins: ['orchid-night', 'arches-dawn'],
  },
  maren('birthday-for-tomas', 'rocket-tall', 'canyon-boat', 'nagasaki-mast'),
  { owner: 'tomasoliveira', board: 'quick-saves', pins: ['airplane-tall', 'peaks-dawn'] },
  { owner: 'tomasoliveira', pins: ['allium-tall', 'dust-bowl-house'] },
  { owner: 'tomasoliveira', board: 'surprise-trip', pins: ['alps', 'grey-crossing'] },
  // The board of a person's last save is the default of their next one.
  maren('posters', 'cutouts-desert'),
  { owner: 'tomasoliveira', board: 'darkroom', pins: ['airplane-tall'] },
  { owner: 'emilrask', board: 'bike-trips', pins: ['alps', 'peaks-dawn', 'dust-bowl-house'] },
  { owner: 'ninaberg', board: 'kitchen-table', pins: ['citrus-tea-towel', 'night-marmalade'] },
];
