import {
  STORED_LIGHT_THEME,
  THEME_STORAGE_KEY,
  type ThemeSettings,
  resolveTheme,
} from './resolve-theme.js';

/**
 * Returns an inline script that sets the theme on the root element before the first paint. Put it first in the head, with
 * the page's nonce under a strict Content-Security-Policy:
 *
 * `<script nonce="…">${themeScript({ mode: 'system' })}</script>`
 */
export function themeScript(settings: ThemeSettings): string {
  const { mode } = settings;
  const root = 'document.documentElement.dataset.theme';
  if (mode === 'light' || mode === 'dark') return `${root}="${mode}"`;
  // The theme of a viewer without a choice on a dark system: all that the server must know.
  const followsSystem = resolveTheme(settings, { stored: null, isSystemDark: true }) === 'dark';
  const system = followsSystem
    ? `s!=="${STORED_LIGHT_THEME}"&&matchMedia("(prefers-color-scheme:dark)").matches`
    : 'false';
  return (
    `{let s;try{s=localStorage.getItem("${THEME_STORAGE_KEY}")}catch{}` +
    `${root}=s==="dark"||${system}?"dark":"light"}`
  );
}
