import type { Options } from 'tsup';
import { type Graph, type Groups, joinModules } from './join.ts';

/** Builds each module into one file. Bundlers drop what is unused, and `"use client"` stays on its file. */
export const modules: Options = {
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,bench,d}.*'],
  format: 'esm',
  bundle: false,
  dts: false,
  silent: true,
  sourcemap: true,
  target: 'es2023',
};

type Target = string | { readonly '@tackboard/source'?: string; readonly default?: string };
type Exports = Readonly<Record<string, Target>>;

/** Builds each module into one file, and joins groups of them. `exports` are the entries of the package. */
export type { Graph } from './join.ts';
export const joined = (exports: Exports, groupsOf: (graph: Graph) => Groups): Options => ({
  ...modules,
  onSuccess: () => joinModules('dist', modulesIn(exports), groupsOf),
});

/** The modules among the entries of a package, such as `grid/layout-entry`. */
const modulesIn = (exports: Exports): readonly string[] =>
  Object.values(exports).flatMap((target) => {
    const file = typeof target === 'string' ? undefined : target.default;
    return /^\.\/dist\/(.*)\.js$/.exec(file ?? '')?.[1] ?? [];
  });

/** Builds the style sheets among the entries of a package, each with what it imports. */
export const styles = (entries: Exports): Options => ({
  entry: Object.values(entries).flatMap((target) => {
    const source = typeof target === 'string' ? undefined : target['@tackboard/source'];
    return source?.endsWith('.css') ? [source] : [];
  }),
  dts: false,
  silent: true,
  target: 'es2023',
});
