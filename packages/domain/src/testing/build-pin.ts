import type { Pin } from '../pin/pin.js';
import type { PinImages } from '../pin/pin-media.js';
import { buildBoard } from './build-board.js';
import { buildUser } from './build-user.js';

/** Pictures of one photograph with the ratio 2:3; `changes` are put over them. */
export function buildImages(changes: PinImages = {}): PinImages {
  return {
    '236x': { url: 'https://images.example/236x/canyon.jpg', width: 236, height: 354 },
    '474x': { url: 'https://images.example/474x/canyon.jpg', width: 474, height: 711 },
    '736x': { url: 'https://images.example/736x/canyon.jpg', width: 736, height: 1104 },
    orig: { url: 'https://images.example/originals/canyon.jpg', width: 1200, height: 1800 },
    ...changes,
  };
}

/** An organic picture pin that the viewer has not saved; `changes` are put over it. */
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
