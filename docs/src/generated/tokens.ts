import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markdownTable } from '@tackboard/bench/tables';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));
const read = (file: string) => readFileSync(`${packages}/${file}`, 'utf8');

const TOKEN = /(--tb-[\w-]+):\s*([^;]+);/g;
const LIGHT_DARK = /^light-dark\(((?:[^,()]|\([^)]*\))+),\s*(.+)\)$/;

const GROUPS = [
  ['Colours', /^light-dark/],
  ['Type', /^--tb-(font|heading|title|meta|label)/],
  ['Space and radii', /^--tb-(space|photo-inset|radius)/],
  ['Motion', /^--tb-(hover-duration|overlay-duration|easing|inline-direction)/],
] as const;

/** The tokens with their first value: reduced motion and right-to-left text set some of them again. */
function tokens(): ReadonlyMap<string, string> {
  const declared = new Map<string, string>();
  for (const [, name = '', value = ''] of read('ui/src/tokens/tokens.css').matchAll(TOKEN)) {
    if (!declared.has(name)) declared.set(name, value);
  }
  return declared;
}

/** The folders whose sheets use each token: what a new value changes. */
function users(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const sheets = globSync('{ui,pin-card,messaging}/src/**/*.css', { cwd: packages }).toSorted();
  for (const sheet of sheets) {
    if (sheet.endsWith('tokens.css')) continue;
    const [, , folder = ''] = sheet.split('/');
    const [, feature = folder] = /(?:ui|pin-card)\/src\/([\w-]+)\//.exec(sheet) ?? [];
    const place = sheet.startsWith('messaging') ? 'messages' : feature.replace(/\.css$/, '');
    for (const [, name = ''] of read(sheet).matchAll(/var\((--tb-[\w-]+)/g)) {
      found.set(name, (found.get(name) ?? new Set()).add(place));
    }
  }
  return found;
}

const valueOf = (value: string): string => {
  const [, light = '', dark = ''] = LIGHT_DARK.exec(value) ?? [];
  if (!light) return `\`${value}\``;
  return light === dark ? `\`${light}\`` : `\`${light}\`, dark \`${dark}\``;
};

/** Every token with its default and the features that use it. */
export function tokensByGroup(): string {
  const used = users();
  const all = [...tokens()];
  return GROUPS.map(([title, pattern]) => {
    const rows = all
      .filter(([name, value]) => pattern.test(name) || pattern.test(value))
      .map(([name, value]) => [
        `\`${name}\``,
        valueOf(value),
        [...(used.get(name) ?? [])].toSorted().join(', '),
      ]);
    return [
      `## ${title}`,
      '',
      ...markdownTable([['token', 'default', 'changes'], ...rows], 3),
    ].join('\n');
  }).join('\n\n');
}

/** The tokens that no group has. */
export const ungrouped = (): readonly string[] =>
  [...tokens()].flatMap(([name, value]) =>
    GROUPS.some(([, pattern]) => pattern.test(name) || pattern.test(value)) ? [] : [name],
  );
