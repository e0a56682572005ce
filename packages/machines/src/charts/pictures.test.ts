import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chartCases } from './charts.test.fixture.js';
import { mermaid } from './mermaid.test.fixture.js';

const README = new URL('../../README.md', import.meta.url);
const BEGIN = '<!-- charts: drawn by `pnpm draw` -->';
const END = '<!-- /charts -->';

function withPictures(readme: string): string {
  const [before, rest = ''] = readme.split(BEGIN);
  const [, after = ''] = rest.split(END);
  const pictures = chartCases().charts.map(
    ({ name, machine }) =>
      `<details><summary>${name}</summary>\n\n\`\`\`mermaid\n${mermaid(machine)}\n\`\`\`\n\n</details>`,
  );
  return [before, BEGIN, '\n\n', pictures.join('\n\n'), '\n\n', END, after].join('');
}

it('shows each chart in the README as it is: `pnpm draw` draws it anew', () => {
  const drawn = withPictures(readFileSync(README, 'utf8'));
  if (process.env['TACKBOARD_DRAW'] === '1') writeFileSync(README, drawn);
  expect(readFileSync(README, 'utf8')).toBe(drawn);
});
