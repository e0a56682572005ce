import type { Options } from 'tsup';

/** Builds each module into one file. Bundlers drop what is unused, and `"use client"` stays on its file. */
export const modules: Options = {
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,bench}.*'],
  format: 'esm',
  bundle: false,
  dts: false,
  silent: true,
  sourcemap: true,
  target: 'es2023',
};

/** Builds `styles.css` with all parts of a package, and one sheet per component. */
export const styles: Options = {
  entry: ['src/**/*.css'],
  dts: false,
  silent: true,
  target: 'es2023',
};
