import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the committed originals, resolved by the package name, because the server may run from a bundle. */
export function originalsDirectory(): string {
  const manifest = createRequire(import.meta.url).resolve('@tackboard/api/package.json');
  return join(dirname(manifest), 'media');
}
