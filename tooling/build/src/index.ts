import type { Options } from 'tsup';

/** Every module becomes one file, so that a bundler takes what it needs and `"use client"` stays where it stands. */
export const modules: Options = {
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,bench}.*'],
  format: 'esm',
  bundle: false,
  dts: false,
  sourcemap: true,
  target: 'es2023',
};

/** The style sheet of a package with all its parts in one file. */
export const styles: Options = {
  entry: { styles: 'src/styles.css' },
  dts: false,
  target: 'es2023',
};
