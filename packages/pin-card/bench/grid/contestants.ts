import { readFileSync } from 'node:fs';

/** A grid that is measured. */
export interface Contestant {
  readonly name: string;
  /** Its package; undefined for what is written here. */
  readonly package?: string;
  readonly page: URL;
  /** Its own style sheets. */
  readonly css?: string;
}

/** The grid of this package. */
export const OURS = 'PinGrid';

/** Known heights and a binary search with React, nothing else: the unit of the bounds. */
export const FLOOR = 'floor, React';

const gestaltCss = () => textOf(new URL(import.meta.resolve('gestalt/dist/gestalt.css')));

const textOf = (file: URL): string => readFileSync(file, 'utf8');

/** The same floor, which places cards only when the viewport comes near: the unit of the first jump. */
export const LAZY_FLOOR: Contestant = {
  name: 'floor, React, places on demand',
  page: new URL('peers/floor-lazy.page.tsx', import.meta.url),
};

/** The grid of this package, as it is used. */
const PIN_GRID: Contestant = {
  name: OURS,
  page: new URL('peers/pin-grid.page.tsx', import.meta.url),
  css: textOf(new URL('../../src/grid/grid.css', import.meta.url)),
};

/** The same with `findInPage`. */
export const FOUND_GRID: Contestant = {
  ...PIN_GRID,
  name: 'PinGrid, findInPage',
  page: new URL('peers/pin-grid-found.page.tsx', import.meta.url),
};

/** All contestants. */
export function contestants(): readonly Contestant[] {
  return [
    PIN_GRID,
    { name: FLOOR, page: new URL('peers/floor-react.page.tsx', import.meta.url) },
    { name: 'floor, no React', page: new URL('peers/floor-dom.page.ts', import.meta.url) },
    {
      name: 'TanStack Virtual, lanes',
      package: '@tanstack/react-virtual',
      page: new URL('peers/tanstack.page.tsx', import.meta.url),
    },
    {
      name: 'virtua, WindowMasonry',
      package: 'virtua',
      page: new URL('peers/virtua.page.tsx', import.meta.url),
    },
    {
      name: 'masonic',
      package: 'masonic',
      page: new URL('peers/masonic.page.tsx', import.meta.url),
    },
    {
      name: '@virtuoso.dev/masonry',
      package: '@virtuoso.dev/masonry',
      page: new URL('peers/virtuoso.page.tsx', import.meta.url),
    },
    {
      name: 'gestalt Masonry',
      package: 'gestalt',
      page: new URL('peers/gestalt.page.tsx', import.meta.url),
      css: gestaltCss(),
    },
    {
      name: 'gestalt Masonry, seeded',
      package: 'gestalt',
      page: new URL('peers/gestalt-seeded.page.tsx', import.meta.url),
      css: gestaltCss(),
    },
  ];
}

/** The version of a contestant's package; empty for what is written here. */
export function versionOf({ package: name }: Contestant): string {
  if (name === undefined) return '';
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(textOf(file)) as { version: string }).version;
}
