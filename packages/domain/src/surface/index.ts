export {
  SURFACE_PARTS,
  type SurfacePart,
  surfaceParts,
  type SurfaceParts,
} from './surface-parts.js';
export { type KnownSurface, type Surface, SURFACES } from './surfaces.js';
