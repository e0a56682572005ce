/** The colours of a print: the paper, the darkest line, tones from far (light) to near (dark), and one accent. */
export interface Palette {
  readonly ground: string;
  readonly ink: string;
  readonly tones: readonly string[];
  readonly accent: string;
}

/** The palettes of prints, by name. */
export const PALETTES = {
  desert: {
    ground: '#d9cbb6',
    ink: '#4a1f26',
    tones: ['#e0a96d', '#c97c43', '#a4542f', '#7c3527', '#54232a'],
    accent: '#c2452d',
  },
  lagoon: {
    ground: '#0d1633',
    ink: '#070d20',
    tones: ['#4b6a8f', '#2f4a72', '#5cc2bd', '#233a63', '#16244a'],
    accent: '#f4e3bf',
  },
  dawn: {
    ground: '#fbe3d4',
    ink: '#4b3252',
    tones: ['#f6bfa6', '#ea9a8d', '#c97884', '#92597b', '#5c4068'],
    accent: '#fff4df',
  },
  moss: {
    ground: '#eef0e2',
    ink: '#22352a',
    tones: ['#c3cfa6', '#98ad7c', '#6f8f62', '#4a7050', '#2f503f'],
    accent: '#d9883f',
  },
  fjord: {
    ground: '#e4eaec',
    ink: '#1c2f3d',
    tones: ['#b5c8d0', '#8aa9b8', '#5f8799', '#3f6579', '#274558'],
    accent: '#e2725b',
  },
  citrus: {
    ground: '#fff3d1',
    ink: '#6b3410',
    tones: ['#ffd35c', '#ffb020', '#f58518', '#e4572e', '#9bbf3b'],
    accent: '#e4572e',
  },
  rosehip: {
    ground: '#fdeee6',
    ink: '#5b1f33',
    tones: ['#f6c3c1', '#ec8f95', '#d75c70', '#a83a55', '#7c2742'],
    accent: '#2f6d62',
  },
  bauhaus: {
    ground: '#f1e9d8',
    ink: '#1c2430',
    tones: ['#f2b632', '#d7412f', '#1f5fa8', '#1c2430', '#e8d9bd'],
    accent: '#d7412f',
  },
  night: {
    ground: '#14283c',
    ink: '#0b1724',
    tones: ['#f2d48c', '#efe6d0', '#6f8f83', '#2f5a63', '#c43a2b'],
    accent: '#c43a2b',
  },
  sugar: {
    ground: '#fff1e8',
    ink: '#63506f',
    tones: ['#f7b4cf', '#a9d3f7', '#cbb8e0', '#fbd8b4', '#b7e0cf'],
    accent: '#f2a65a',
  },
  market: {
    ground: '#f7f3ea',
    ink: '#243b4a',
    tones: ['#e76f51', '#e9c46a', '#2a9d8f', '#264653', '#f4a261'],
    accent: '#e76f51',
  },
  indigo: {
    ground: '#1d3358',
    ink: '#122340',
    tones: ['#dfe7f2', '#9db7d8', '#6488b7', '#e0605a', '#34588c'],
    accent: '#e0605a',
  },
  clay: {
    ground: '#f3e3d3',
    ink: '#3d2a25',
    tones: ['#dca784', '#c97b5a', '#a9583f', '#7f8f7a', '#51665c'],
    accent: '#7f8f7a',
  },
  orchid: {
    ground: '#2a1a3d',
    ink: '#180e25',
    tones: ['#f4c6e3', '#d98cc8', '#a05fb4', '#6a3f92', '#ffcf70'],
    accent: '#ffcf70',
  },
  meadow: {
    ground: '#fdf6ea',
    ink: '#2f5a3c',
    tones: ['#5a8a58', '#9db58c', '#d99a4e', '#7da36f', '#c9762f'],
    accent: '#d99a4e',
  },
  ocean: {
    ground: '#e9f4f1',
    ink: '#0f3b4c',
    tones: ['#a9d8d2', '#63b4b8', '#2f8a9b', '#1d6480', '#134058'],
    accent: '#ff8f6b',
  },
} as const satisfies Record<string, Palette>;

/** The name of a palette. */
export type PaletteName = keyof typeof PALETTES;
