import type { Tree } from './gate.ts';

/** What the gates read of a package.json. */
export type Manifest = {
  readonly name: string;
  readonly private?: boolean;
  readonly type?: string;
  readonly exports?: Readonly<Record<string, ExportTarget>>;
  readonly imports?: Readonly<Record<string, unknown>>;
  readonly files?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly 'size-limit'?: readonly SizeLine[];
};

/** An export is a path, or paths by condition, which may nest. */
export type ExportTarget = string | { readonly [condition: string]: ExportTarget };

/** One line of a `size-limit` list. */
export type SizeLine = {
  readonly name?: string;
  readonly path?: string | readonly string[];
  readonly import?: string;
  readonly limit?: string;
  readonly ignore?: readonly string[];
};

/** A package of the workspace and the folder that it lies in (`packages/ui`). */
export type Workspace = { readonly folder: string; readonly manifest: Manifest };

/** The export condition under which tests, Storybook and the type checker read sources. */
export const SOURCE_CONDITION = '@tackboard/source';

/** All packages, apps and tooling of the tree. */
export function workspaces(tree: Tree): readonly Workspace[] {
  return tree.files
    .filter((file) => /^(packages|apps|tooling)\/[^/]+\/package\.json$/.test(file))
    .map((file) => ({
      folder: file.slice(0, -'/package.json'.length),
      manifest: JSON.parse(tree.read(file)) as Manifest,
    }));
}

/** The packages that are published. */
export function published(tree: Tree): readonly Workspace[] {
  return workspaces(tree).filter(({ manifest }) => manifest.private !== true);
}

/** `@scope/name/entry` is split into the name that package.json knows and the entry that is asked for. */
export function splitSpecifier(specifier: string): { name: string; subpath: string } {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  const rest = parts.slice(length).join('/');
  return { name: parts.slice(0, length).join('/'), subpath: rest === '' ? '.' : `./${rest}` };
}
