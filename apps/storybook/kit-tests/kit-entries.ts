import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder that holds pnpm-workspace.yaml. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** The packages that components are imported from. */
export const KIT_FOLDERS = ['packages/ui', 'packages/pin-card'] as const;

interface KitManifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Every entry of the kit that is code, such as `@tackboard/pin-card/share`, as package.json lists it. */
export function kitEntries(): readonly string[] {
  return KIT_FOLDERS.flatMap((folder) => {
    const manifest = JSON.parse(
      readFileSync(`${repositoryRoot}/${folder}/package.json`, 'utf8'),
    ) as KitManifest;
    return Object.entries(manifest.exports).flatMap(([subpath, target]) => {
      const file = typeof target === 'string' ? target : (target['default'] ?? '');
      return file.endsWith('.js') ? [`${manifest.name}${subpath.slice(1)}`] : [];
    });
  });
}
