import type { Crop, PictureSource } from '../media/picture.js';
import type { PrintFamily } from '../prints/print.js';
import type { PaletteName } from '../prints/palettes.js';

function photograph(file: string, crop?: Crop): PictureSource {
  return { kind: 'photograph', file: `${file}.jpg`, ...(crop === undefined ? {} : { crop }) };
}

/** A part of a photograph: its ratio (height / width), position and zoom. */
function part(ratio: number, focusX: number, focusY: number, zoom = 1): Crop {
  return { ratio, focusX, focusY, zoom };
}

function print(
  family: PrintFamily,
  palette: PaletteName,
  ratio: number,
  seed = '1',
): PictureSource {
  return { kind: 'print', print: { family, palette, seed, ratio } };
}

/** The pictures of the demo by name: photographs (whole and in parts) and prints. */
export const PICTURES = {
  acanthus: photograph('acanthus-mollis'),
  acanthusTall: photograph('acanthus-mollis', part(1.9, 0.52, 0.5)),
  acanthusDetail: photograph('acanthus-mollis', part(1, 0.5, 0.06, 1.45)),
  airplane: photograph('airplane-from-above'),
  airplaneTall: photograph('airplane-from-above', part(1.4, 0.56, 0.5)),
  allium: photograph('allium-oreophilum'),
  alliumTall: photograph('allium-oreophilum', part(1.75, 0.56, 0.5)),
  alliumDetail: photograph('allium-oreophilum', part(0.78, 0.5, 0.1, 1.1)),
  astronaut: photograph('astronaut'),
  astronautPortrait: photograph('astronaut', part(1.25, 0.5, 0)),
  canyon: photograph('black-canyon'),
  canyonTall: photograph('black-canyon', part(1.25, 0.2, 0.5)),
  catMotion: photograph('locomotion-house-cat'),
  catMotionDetail: photograph('locomotion-house-cat', part(0.6, 0.3, 0.4, 1.35)),
  chelsea: photograph('chelsea'),
  chelseaSquare: photograph('chelsea', part(1, 0.4, 0.5)),
  coffee: photograph('coffee'),
  coffeeTall: photograph('coffee', part(1.2, 0.6, 0.5)),
  dustBowl: photograph('dust-bowl-home'),
  dustBowlHouse: photograph('dust-bowl-home', part(0.9, 0.92, 0.55, 1.5)),
  hubble: photograph('hubble'),
  hubbleTall: photograph('hubble', part(2.3, 0.72, 0.5)),
  hubbleWide: photograph('hubble', part(0.56, 0.5, 0.3)),
  alps: photograph('french-alpine-landscape'),
  alpsTall: photograph('french-alpine-landscape', part(1.2, 0.66, 0.5)),
  sheep: photograph('march-pastoral'),
  sheepDetail: photograph('march-pastoral', part(0.82, 0.95, 0.5)),
  nagasaki: photograph('nagasaki-boats'),
  nagasakiTall: photograph('nagasaki-boats', part(1.35, 0.78, 0.5)),
  nagasakiBoatman: photograph('nagasaki-boats', part(0.72, 0.28, 0.98, 1.7)),
  rocket: photograph('rocket'),
  rocketTall: photograph('rocket', part(1.15, 0.5, 0.5)),

  duneStudy: print('dunes', 'desert', 1.5),
  duneDawn: print('dunes', 'dawn', 1.25, '3'),
  duneLake: print('dunes', 'lagoon', 1.13, '5'),
  duneFjord: print('dunes', 'fjord', 0.72, '2'),
  duneMoss: print('dunes', 'moss', 1, '8'),
  duneOrchid: print('dunes', 'orchid', 1.4, '7'),
  terrazzoSugar: print('terrazzo', 'sugar', 1.43),
  terrazzoMarket: print('terrazzo', 'market', 1, '12'),
  terrazzoIndigo: print('terrazzo', 'indigo', 1.2, '4'),
  terrazzoClay: print('terrazzo', 'clay', 0.8, '9'),
  stemsMeadow: print('stems', 'meadow', 1.3, 's2'),
  stemsNight: print('stems', 'night', 1.5, '2'),
  stemsRosehip: print('stems', 'rosehip', 1.2, '4'),
  stemsMoss: print('stems', 'moss', 1.65, '6'),
  contoursIndigo: print('contours', 'indigo', 0.87),
  contoursClay: print('contours', 'clay', 1.4, '2'),
  contoursFjord: print('contours', 'fjord', 1, '8'),
  contoursOrchid: print('contours', 'orchid', 0.87, '3'),
  contoursMoss: print('contours', 'moss', 0.87, '4'),
  contoursOcean: print('contours', 'ocean', 0.87, '6'),
  contoursDesert: print('contours', 'desert', 0.87, '5'),
  blocksNight: print('blocks', 'night', 1.4),
  blocksBauhaus: print('blocks', 'bauhaus', 1.25, '4'),
  blocksCitrus: print('blocks', 'citrus', 1, '3'),
  blocksIndigo: print('blocks', 'indigo', 0.55, '5'),
  blocksOcean: print('blocks', 'ocean', 0.66, '2'),
  archesClay: print('arches', 'clay', 1.4, '2'),
  archesOcean: print('arches', 'ocean', 1, '4'),
  archesDawn: print('arches', 'dawn', 1.2, '5'),
  archesNight: print('arches', 'night', 1.6, '1'),
  wavesFjord: print('waves', 'fjord', 1.33, '2'),
  wavesIndigo: print('waves', 'indigo', 1.18, '7'),
  wavesOcean: print('waves', 'ocean', 1, '1'),
  wavesRosehip: print('waves', 'rosehip', 0.9, '3'),
  cutoutsDesert: print('cutouts', 'desert', 1.4, '3'),
  cutoutsCitrus: print('cutouts', 'citrus', 1.1, '6'),
  cutoutsMarket: print('cutouts', 'market', 1.25, '1'),
  cutoutsOrchid: print('cutouts', 'orchid', 1, '4'),
  weaveClay: print('weave', 'clay', 1.5, '1'),
  weaveBauhaus: print('weave', 'bauhaus', 1.1, '6'),
  weaveOcean: print('weave', 'ocean', 2.4, '2'),
  slicesCitrus: print('slices', 'citrus', 1.25, '1'),
  slicesRosehip: print('slices', 'rosehip', 0.9, '2'),
  slicesNight: print('slices', 'night', 1.5, '5'),
  peaksFjord: print('peaks', 'fjord', 1.25, '1'),
  peaksDawn: print('peaks', 'dawn', 1.5, '2'),
  peaksOrchid: print('peaks', 'orchid', 1.35, '6'),
  peaksLagoon: print('peaks', 'lagoon', 1, '4'),
  peaksMoss: print('peaks', 'moss', 0.75, '3'),

  faceMaren: print('blocks', 'ocean', 1, 'face-1'),
  faceTomas: print('dunes', 'rosehip', 1, 'face-2'),
  faceYuki: print('waves', 'indigo', 1, 'face-3'),
  faceLena: print('dunes', 'desert', 1, 'face-4'),
  faceOpenPrints: photograph('nagasaki-boats', part(1, 0.75, 0.3, 2.2)),
  faceHedge: print('stems', 'moss', 1, 'face-6'),
  faceKiln: photograph('coffee', part(1, 0.63, 0.3, 1.4)),
  faceTile: print('terrazzo', 'market', 1, 'face-8'),
  faceIlse: print('peaks', 'lagoon', 1, 'face-9'),
  faceNora: print('cutouts', 'sugar', 1, 'face-10'),
  facePrintHouse: print('arches', 'bauhaus', 1, 'face-11'),
  faceEmil: print('contours', 'ocean', 1, 'face-12'),
  faceSara: print('cutouts', 'citrus', 1, 'face-13'),
  faceNina: print('blocks', 'indigo', 1, 'face-14'),
} as const satisfies Record<string, PictureSource>;

/** The name of a picture of the demo. */
export type PictureName = keyof typeof PICTURES;
