import type { Surface } from '@tackboard/domain';

/** The surface of a card, grid or feed whose host names none: the home feed. */
export const DEFAULT_SURFACE: Surface = 'AuthHomefeed';
