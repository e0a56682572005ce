import tokens from '@tackboard/ui/tokens.json' with { type: 'json' };

interface Color {
  readonly components: readonly [number, number, number];
  readonly alpha: number;
  readonly hex: string;
}

type Values = Readonly<Record<string, { readonly $type: string; readonly $value: unknown }>>;

// TypeScript types the JSON by its own keys; this reads it by the name of a token.
const { common, ...themes } = tokens as unknown as Record<'light' | 'dark' | 'common', Values>;

/** A token as designers read it. */
export interface TokenValue {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
  /** Contrast of text in it, or on it, in both themes; empty for what is no colour of text. */
  readonly contrast: string;
}

function colorOf(values: Values, name: string): Color | undefined {
  const token = values[name];
  return token?.$type === 'color' ? (token.$value as Color) : undefined;
}

function luminance(components: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = components.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours (WCAG 2), the first of which may be translucent. */
function contrastOf(front: Color, back: Color): number {
  const blended = front.components.map(
    (part, at) => part * front.alpha + (back.components[at] ?? 0) * (1 - front.alpha),
  );
  const [darker = 0, lighter = 0] = [luminance(blended), luminance(back.components)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * A fill is compared with the text on it (`on-…`), a colour of text with the page. The error colour is that of an icon
 * on a toast.
 */
function contrastIn(values: Values, name: string): string | undefined {
  const fill = name.replace(/-hover$/, '');
  const [frontName, backName] = values[`on-${fill}`]
    ? [`on-${fill}`, name]
    : name.startsWith('on-')
      ? [name, name.slice(3)]
      : name === 'error'
        ? [name, 'toast']
        : /^(ink|verified)/.test(name)
          ? [name, 'page']
          : [];
  const front = frontName && colorOf(values, frontName);
  const back = backName && colorOf(values, backName);
  return front && back ? contrastOf(front, back).toFixed(1) : undefined;
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.join(', ');
  if ('hex' in value) {
    const { hex, alpha } = value as Color;
    return alpha === 1 ? hex : `${hex} ${Math.round(alpha * 100)} %`;
  }
  if ('unit' in value) return Object.values(value).join('');
  return JSON.stringify(value);
}

/** Returns the values of a token, or undefined for a custom property that is none. */
export function tokenValue(name: string): TokenValue | undefined {
  const shared = common[name];
  if (shared) return { name, light: textOf(shared.$value), dark: '', contrast: '' };
  const [light, dark] = [themes.light[name], themes.dark[name]];
  if (!light || !dark) return undefined;
  const ratios = [contrastIn(themes.light, name), contrastIn(themes.dark, name)];
  return {
    name,
    light: textOf(light.$value),
    dark: textOf(dark.$value),
    contrast: ratios.every((ratio) => ratio !== undefined) ? ratios.join(' / ') : '',
  };
}
