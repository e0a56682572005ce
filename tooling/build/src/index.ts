import type { Options } from 'tsup';

/** Every module becomes one file, so that a bundler takes what it needs and `"use client"` stays where it stands. */
export const modules: Options = {
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,bench}.*'],
  format: 'esm',
  bundle: false,
  dts: false,
  silent: true,
  sourcemap: true,
  target: 'es2023',
};

/** `styles.css` with all parts of a package in one sheet, and one sheet for each component beside its module. */
export const styles: Options = {
  entry: ['src/**/*.css'],
  dts: false,
  silent: true,
  target: 'es2023',
};
