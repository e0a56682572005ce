import tokens from '@tackboard/ui/tokens.json' with { type: 'json' };
import { tokenValue } from '../.storybook/token-values.ts';

type Token = { readonly $type: string; readonly $value: unknown };
type Tokens = Readonly<Record<string, Token>>;

interface Color {
  readonly hex: string;
  readonly alpha: number;
}

// TypeScript types the JSON by its own keys; the table reads it by the name of a token.
const { light, dark, common } = tokens as unknown as Record<'light' | 'dark' | 'common', Tokens>;

function Swatch({ token }: { readonly token: Token | undefined }) {
  const { hex, alpha } = (token?.$value ?? { hex: '#000000', alpha: 1 }) as Color;
  const shown = `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
  return (
    <td>
      <span
        style={{
          display: 'inline-block',
          inlineSize: 32,
          blockSize: 20,
          marginInlineEnd: 8,
          border: '1px solid #8888',
          borderRadius: 6,
          backgroundColor: shown,
          verticalAlign: 'middle',
        }}
      />
      <code>{alpha === 1 ? hex : `${hex} ${Math.round(alpha * 100)} %`}</code>
    </td>
  );
}

/** All colours in both themes, with the contrast of text. */
export function ColorTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>token</th>
          <th>light</th>
          <th>dark</th>
          <th>contrast, light / dark</th>
        </tr>
      </thead>
      <tbody>
        {Object.keys(light).map((name) => (
          <tr key={name}>
            <td>
              <code>--tb-{name}</code>
            </td>
            <Swatch token={light[name]} />
            <Swatch token={dark[name]} />
            <td>{tokenValue(name)?.contrast}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function format(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.join(', ');
  const { value: number, unit } = value as { readonly value: number; readonly unit: string };
  return `${number}${unit}`;
}

/** All tokens that both themes share. */
export function CommonTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>token</th>
          <th>kind</th>
          <th>value</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(common).map(([name, { $type, $value }]) => (
          <tr key={name}>
            <td>
              <code>--tb-{name}</code>
            </td>
            <td>{$type}</td>
            <td>
              <code>{format($value)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
