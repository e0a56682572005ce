import { isDarkColor, luminance } from '@tackboard/domain';
import { type RefObject, useEffect, useRef } from 'react';

/** The lowest contrast of a text colour that a server may choose. */
const MIN_CONTRAST = 4.5;

/** Colours that a server chose for a message. */
export interface ServerColors {
  readonly background?: string | undefined;
  /** Behind a picture until it has loaded. */
  readonly picture?: string | undefined;
  /** Text colours; each counts only where it reads well. */
  readonly title?: string | undefined;
  readonly body?: string | undefined;
}

/**
 * Sets the colours of a server on the element of the returned ref, through the CSSOM: a strict Content-Security-Policy drops
 * `style` attributes of server markup.
 */
export function useServerColors<Part extends HTMLElement>(colors: ServerColors) {
  const ref = useRef<Part>(null);
  useOnScheme(ref, (current) => {
    const set = (name: keyof ServerColors, color: string | undefined) => {
      if (color) current.style.setProperty(`--tb-message-${name}`, color);
      else current.style.removeProperty(`--tb-message-${name}`);
    };
    const { background, body, picture, title } = colors;
    set('background', background);
    set('picture', picture);
    const ground = backgroundBehind(current.querySelector('.tb-message-text') ?? current);
    set('title', readableColor(title, ground));
    set('body', readableColor(body, ground));
  });
  return ref;
}

/**
 * Calls a function after each render, and whenever the page turns light or dark: what is readable depends on what is behind. The
 * element of the ref must stay the same while the component is mounted.
 */
export function useOnScheme<Part extends HTMLElement>(
  ref: RefObject<Part | null>,
  paint: (element: Part) => void,
): void {
  const latest = useRef(paint);
  useEffect(() => {
    latest.current = paint;
    if (ref.current) paint(ref.current);
  });
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const { defaultView, documentElement } = current.ownerDocument;
    const repaint = () => latest.current(current);
    const scheme = defaultView?.matchMedia?.('(prefers-color-scheme: dark)');
    const theme = new MutationObserver(repaint);
    scheme?.addEventListener('change', repaint);
    theme.observe(documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      scheme?.removeEventListener('change', repaint);
      theme.disconnect();
    };
  }, [ref]);
}

/** Returns the colour behind an element, as hex; `undefined` where it is translucent or not known. */
export function backgroundBehind(element: Element): string | undefined {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const parts = getComputedStyle(each).backgroundColor.match(/^rgb\((\d+), (\d+), (\d+)\)$/);
    if (parts) return toHex(parts.slice(1).map(Number));
  }
  return undefined;
}

/** Returns a colour of red, green and blue as hex. */
export function toHex(parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a colour of the server that can be read as one. */
export function usableColor(color: string | undefined): string | undefined {
  return color !== undefined && luminance(color) !== undefined ? color : undefined;
}

/** Returns the theme whose tokens stand on a background; `undefined` without one. */
export function themeOn(background: string | undefined): 'dark' | 'light' | undefined {
  if (background === undefined) return undefined;
  return isDarkColor(background) ? 'dark' : 'light';
}

/** Returns a text colour that reads well enough on a background; `undefined` for any other. */
export function readableColor(
  color: string | undefined,
  background: string | undefined,
): string | undefined {
  const one = relativeLuminance(color);
  const other = relativeLuminance(background);
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return contrast >= MIN_CONTRAST ? color : undefined;
}

const HEX = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i;

/** The relative luminance of WCAG 2 of a colour in hex; NaN, which fails every comparison, of any other. */
function relativeLuminance(color = ''): number {
  const parts = HEX.exec(color)?.slice(1).filter(Boolean);
  if (!parts) return NaN;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part.padEnd(2, part), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
