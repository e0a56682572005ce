import type { SeedPin } from '../seed-pin.js';

/** Kinds of pins that no other seeded pin is: a GIF, a video of another site, a collage and a collection. */
export const KIND_PINS: readonly SeedPin[] = [
  {
    slug: 'loom-at-work',
    picture: 'weaveBauhaus',
    title: 'The loom at work, first metre',
    description: 'Warping took two days. The rest is rhythm.',
    alt: 'A woven pattern of stripes and blocks in strong colours',
    by: 'tilestudio',
    link: 'https://tilestudio.example/loom',
    embed: 'https://player.example/embed/loom-at-work',
  },
  {
    slug: 'desk-collage',
    picture: 'blocksIndigo',
    title: 'Everything on the desk today',
    description: 'Four things that belong together and do not know it yet.',
    alt: 'Geometric blocks in indigo, red and cream',
    by: 'lenaadler',
    isCollage: true,
    items: [
      { slug: 'dune-study', picture: 'duneStudy', title: 'Dune study' },
      { slug: 'terrazzo-12', picture: 'terrazzoMarket', title: 'Terrazzo no. 12' },
      { slug: 'contours-five-ways', picture: 'contoursIndigo', title: 'Contour lines' },
      { slug: 'espresso-cup', picture: 'coffee', title: 'Espresso cup' },
    ],
  },
  {
    slug: 'morning-table',
    picture: 'coffeeTall',
    title: 'The morning table',
    description: 'What stands on ours before seven.',
    alt: 'Looking down into an espresso cup on its saucer with a small spoon',
    by: 'kilnandco',
    link: 'https://kilnandco.example/shop/morning-table',
    items: [
      { slug: 'espresso-cup', picture: 'coffee', title: 'Espresso cup, iron red' },
      { slug: 'saucer-and-spoon', picture: 'coffeeTall', title: 'Cup, saucer and spoon' },
      { slug: 'terrazzo-sugar', picture: 'terrazzoSugar', title: 'Terrazzo tray' },
    ],
  },
  {
    slug: 'pass-panorama',
    picture: 'peaksDawn',
    title: 'Closer to the pass, one step at a time',
    description: 'Nine steps there, nine steps back. Best on repeat.',
    alt: 'Mountains in rose and plum; the view moves slowly closer and back',
    by: 'ilsethorne',
    hasGif: true,
  },
];
