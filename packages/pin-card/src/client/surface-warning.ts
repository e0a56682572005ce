import { SURFACES } from '@tackboard/domain/card';

/** Warns in development about a surface that the kit does not know, once per name. */
export function warnOfSurface(surface: string, warned: Set<string>): void {
  // Bundlers replace the expression, as they do for React, and drop the block from production. `typeof process` would be
  // 'undefined' in development too.
  if (process.env.NODE_ENV !== 'production') {
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
