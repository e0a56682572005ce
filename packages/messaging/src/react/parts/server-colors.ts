import { isDarkColor, luminance } from '@tackboard/domain/theme';
import { useEffect, useRef } from 'react';

/** The lowest contrast of a text colour that a server may choose. */
const MIN_CONTRAST = 4.5;

/**
 * Returns the theme of a surface with a background of the server (S2 §9: below 155 is dark), and sets colours on the element of
 * `ref` through the CSSOM: a strict Content-Security-Policy drops `style` attributes of server markup.
 */
export function useServerColors<Part extends HTMLElement>(
  colors: Readonly<Record<`--tb-message-${string}`, string | undefined>>,
) {
  const ref = useRef<Part>(null);
  useEffect(() => {
    for (const [name, color] of Object.entries(colors)) {
      if (color) ref.current?.style.setProperty(name, color);
      else ref.current?.style.removeProperty(name);
    }
  });
  return ref;
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
  if (!color || !background) return undefined;
  const [one, other] = [relativeLuminance(color), relativeLuminance(background)];
  if (one === undefined || other === undefined) return undefined;
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return contrast >= MIN_CONTRAST ? color : undefined;
}

const HEX = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i;

/** The relative luminance of WCAG 2 of a colour in hex. */
function relativeLuminance(color: string): number | undefined {
  const parts = HEX.exec(color)?.slice(1).filter(Boolean);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part.length === 1 ? part + part : part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
