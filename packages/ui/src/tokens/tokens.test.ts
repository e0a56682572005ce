import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The first declaration of each token; reduced motion overrides some of them later. */
const declared = new Map<string, string>();
for (const [, name = '', value = ''] of css.matchAll(/--tb-([\w-]+):\s*([^;]+);/g)) {
  if (!declared.has(name)) declared.set(name, value);
}

type Theme = 'light' | 'dark';

function themed(value: string, theme: Theme): string {
  const [, light, dark] = /^light-dark\(((?:[^,()]|\([^)]*\))+),\s*(.+)\)$/.exec(value) ?? [];
  return (theme === 'light' ? light : dark) ?? value;
}

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
function channels(color: string): readonly [number, number, number, number] {
  const hex = /^#(..)(..)(..)(..)?$/.exec(color);
  if (hex) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = hex
      .slice(1)
      .filter(Boolean)
      .map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue, alpha / 255];
  }
  const [red = 0, green = 0, blue = 0, alpha = 100] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha / 100];
}

/** A token in the format of the Design Tokens Community Group (2025.10). */
function dtcg(name: string, value: string, theme: Theme): object | undefined {
  if (value.startsWith('light-dark(')) {
    const [red, green, blue, alpha] = channels(themed(value, theme));
    const components = [red, green, blue].map((each) => Number((each / 255).toFixed(4)));
    const hex = `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
    const color = { colorSpace: 'srgb', components, alpha: Number(alpha.toFixed(2)), hex };
    return { $type: 'color', $value: color };
  }
  const length = /^([\d.]+)(px|rem)$/.exec(value);
  if (length) return { $type: 'dimension', $value: { value: Number(length[1]), unit: length[2] } };
  const time = /^([\d.]+)ms$/.exec(value);
  if (time) return { $type: 'duration', $value: { value: Number(time[1]), unit: 'ms' } };
  const curve = /^cubic-bezier\((.+)\)$/.exec(value);
  if (curve) return { $type: 'cubicBezier', $value: curve[1]?.split(',').map(Number) };
  if (name === 'inline-direction') return { $type: 'number', $value: Number(value) };
  if (/^\d+$/.test(value)) return { $type: 'fontWeight', $value: Number(value) };
  if (name === 'font-family') {
    const families = value.split(',').map((family) => family.trim().replaceAll("'", ''));
    return { $type: 'fontFamily', $value: families };
  }
  return undefined;
}

function tokensOf(theme: Theme, keep: (value: string) => boolean) {
  return Object.fromEntries(
    [...declared]
      .filter(([, value]) => keep(value))
      .map(([name, value]) => [name, dtcg(name, value, theme)]),
  );
}

describe('tokens.json', () => {
  it('S2 §9.24: the page is #111111 in the dark theme', () => {
    expect(themed(declared.get('page') ?? '', 'dark')).toBe('#111111');
  });

  it('S1 §4.16 §9.6: what hovering shows fades in over 120 ms', () => {
    expect(declared.get('hover-duration')).toBe('120ms');
  });

  it('matches the style sheet', async () => {
    const isColor = (value: string) => value.startsWith('light-dark(');
    const tokens = {
      light: tokensOf('light', isColor),
      dark: tokensOf('dark', isColor),
      common: tokensOf('light', (value) => !isColor(value)),
    };
    const onOneLine = (list: string) =>
      list.replaceAll(/\s+/g, ' ').replaceAll(/\[ | \]/g, (end) => end.trim());
    const json = JSON.stringify(tokens, null, 2).replaceAll(/\[[^\]]*\]/g, onOneLine);
    await expect(`${json}\n`).toMatchFileSnapshot('../../tokens.json');
  });

  it('supports the form of every token', () => {
    expect(declared.size).toBeGreaterThan(40);
    for (const [name, value] of declared) expect(dtcg(name, value, 'light'), name).toBeDefined();
  });
});

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((each) => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2.2; a translucent background is blended with the page. */
function contrast(theme: Theme, text: string, ground: string): number {
  const read = (name: string) => channels(themed(declared.get(name) ?? '', theme));
  const page = read('page');
  const [red, green, blue, alpha] = read(ground);
  const under = [red, green, blue].map(
    (each, index) => each * alpha + (page[index] ?? 0) * (1 - alpha),
  );
  const [one, other] = [luminance(read(text)), luminance(under)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

describe('text is readable (WCAG 2.2, 1.4.3: at least 4.5)', () => {
  const pairs = [
    ['ink', 'page'],
    ['ink', 'soft'],
    ['ink', 'soft-hover'],
    ['ink', 'chip'],
    ['ink', 'menu'],
    ['ink', 'raised-soft'],
    ['ink', 'raised-soft-hover'],
    ['ink-2', 'page'],
    ['ink-2', 'soft'],
    ['ink-2', 'soft-hover'],
    ['ink-2', 'menu'],
    ['ink-2', 'chip'],
    ['ink-2', 'raised-soft'],
    ['verified', 'page'],
    ['verified', 'menu'],
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-saved', 'saved'],
    ['on-saved', 'saved-hover'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-hover'],
    ['on-toast', 'toast'],
    ['error', 'toast'],
  ] as const;
  const cases = pairs.flatMap((pair) => [['light', ...pair] as const, ['dark', ...pair] as const]);

  it.each(cases)('%s: %s on %s', (theme, text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('computes black on white', () => {
    declared.set('black', '#000000').set('white', '#ffffff');
    expect(contrast('light', 'black', 'white')).toBeCloseTo(21, 5);
  });
});
