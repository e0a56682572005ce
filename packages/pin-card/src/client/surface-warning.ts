import { SURFACES } from '@tackboard/domain/surface';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Bundlers replace the expression. Without a bundler a browser has no `process`, and reading it throws. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/** Warns in development about a surface that the kit does not know, once per name. */
export function warnOfSurface(surface: string, warned: Set<string>): void {
  if (warned.has(surface) || !isDevelopment()) return;
  warned.add(surface);
  if ((SURFACES as readonly string[]).includes(surface)) return;
  // oxlint-disable-next-line no-console -- a hint for developers
  console.warn(
    `Tackboard: the surface "${surface}" is unknown, so its cards show the parts of the home feed. ` +
      'The type Surface of @tackboard/domain lists the known names.',
  );
}
