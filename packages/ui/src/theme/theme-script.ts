import {
  STORED_LIGHT_THEME,
  THEME_STORAGE_KEY,
  type ThemeSettings,
  resolveTheme,
} from './resolve-theme.js';

/**
 * The script that stands first in a page's head and puts the theme on its root before anything is painted, as text
 * without its tags. It needs the page's nonce under a strict Content-Security-Policy. A few hundred characters:
 *
 * `<script nonce="…">${themeScript({ mode: 'system' })}</script>`
 */
export function themeScript(settings: ThemeSettings): string {
  const { mode } = settings;
  const root = 'document.documentElement.dataset.theme';
  if (mode === 'light' || mode === 'dark') return `${root}="${mode}"`;
  // What a person gets who never chose, when the system is dark: the only thing that the server has to know.
  const follows = resolveTheme(settings, { stored: null, isSystemDark: true }) === 'dark';
  const system = follows
    ? `s!=="${STORED_LIGHT_THEME}"&&matchMedia("(prefers-color-scheme:dark)").matches`
    : 'false';
  return (
    `{let s;try{s=localStorage.getItem("${THEME_STORAGE_KEY}")}catch{}` +
    `${root}=s==="dark"||${system}?"dark":"light"}`
  );
}
