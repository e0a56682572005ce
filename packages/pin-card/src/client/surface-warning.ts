import { SURFACES } from '@tackboard/domain/surface';

/** Warns in development about a surface that the kit does not know, once per name. */
export function warnOfSurface(surface: string, warned: Set<string>): void {
  // Bundlers drop the block, and the list of surfaces with it.
  if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') {
    if (warned.has(surface)) return;
    warned.add(surface);
    if ((SURFACES as readonly string[]).includes(surface)) return;
    // oxlint-disable-next-line no-console -- a hint for developers
    console.warn(
      `Tackboard: the surface "${surface}" is unknown, so its cards show the parts of the home feed. ` +
        'The type Surface of @tackboard/domain lists the known names.',
    );
  }
}
