import { WhyThisAdModal } from '../menu/why-this-ad-modal.js';
import { layers } from './layers.chunk.js';

/** Why an advertisement shows. */
export const ads = Object.freeze({ WhyThisAdModal, layers });

export { useInternals } from './first-load.js';
