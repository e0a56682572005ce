import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Returns the path of a file or folder of this package, found by its name, because the server may run from a bundle. */
export function packageFile(path: string): string {
  const manifest = createRequire(import.meta.url).resolve('@tackboard/api/package.json');
  return join(dirname(manifest), path);
}
