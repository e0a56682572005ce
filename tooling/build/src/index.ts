import type { Options } from 'tsup';

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

type Target = string | { readonly '@tackboard/source'?: string };

/** Builds the style sheets among the entries of a package, each with what it imports. */
export const styles = (entries: Readonly<Record<string, Target>>): Options => ({
  entry: Object.values(entries).flatMap((target) => {
    const source = typeof target === 'string' ? undefined : target['@tackboard/source'];
    return source?.endsWith('.css') ? [source] : [];
  }),
  dts: false,
  silent: true,
  target: 'es2023',
});
