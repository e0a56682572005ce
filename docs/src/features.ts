import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A row of `features.md`. */
export interface FeatureRow {
  readonly statement: string;
  readonly address: string;
  readonly person: string;
  readonly result: string;
  readonly test: string;
}

/** What a row names of the demo. */
export interface Demo {
  /** Returns whether a path has a page of its own. */
  readonly hasPage: (path: string) => boolean;
  readonly people: ReadonlySet<string>;
  /** What stands in braces in an address: pins, `board:owner/slug`, `topic:name`. */
  readonly seeded: ReadonlySet<string>;
}

/** Returns the rows of the tables of a Markdown text that begin with a statement. */
export function featureRows(markdown: string): readonly FeatureRow[] {
  return markdown.split('\n').flatMap((line) => {
    if (!/^\| S[123] /.test(line)) return [];
    const [, statement = '', address = '', person = '', , result = '', test = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return [{ statement, address: address.replaceAll('`', ''), person, result, test }];
  });
}

/** Says what of a row does not exist; nothing when all of it does. */
export function brokenParts(row: FeatureRow, demo: Demo): readonly string[] {
  return [
    ...brokenAddress(row.address, demo),
    ...row.person
      .split(', ')
      .filter((name) => !HOW.includes(name) && !demo.people.has(name))
      .map((name) => `nobody is called ${name}`),
    ...brokenTest(row.test),
  ];
}

/** How a page is opened, beside the usernames. */
const HOW = [
  'visitor',
  'bot',
  'limited',
  'phone',
  '390 px',
  'offline',
  'slow network',
  'two tabs',
  'five tabs',
  'no scripts',
  'reduced motion',
  'data saving',
  'forced colours',
  'text of 200 %',
];

/** The address that has no page. */
const NO_PAGE = '/nothing/here/at/all/';

/** The path of an address, with any ids. */
export function pathOf(address: string): string {
  return address.replaceAll(/\{[^}]+\}/g, '1');
}

function brokenAddress(address: string, { hasPage, seeded }: Demo): readonly string[] {
  const missing = [...address.matchAll(/\{([^}]+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !seeded.has(name))
    .map((name) => `${name} is not seeded`);
  const path = pathOf(address);
  return path === NO_PAGE || hasPage(path) ? missing : [...missing, `${address} has no page`];
}

const FOLDERS = {
  e2e: 'apps/web/e2e/*.spec.ts',
  kit: 'apps/storybook/kit-tests/*.test.ts',
} as const;

function brokenTest(test: string): readonly string[] {
  const [, kind = '', name, text = ''] = /^`(\w+)(?:\/([\w-]+))?`: (.+)$/.exec(test) ?? [];
  if (kind === 'story') return storyIds().has(text) ? [] : [`there is no story ${text}`];
  if (kind === 'unit') return existsSync(join(root, text)) ? [] : [`there is no file ${text}`];
  if (!(kind === 'e2e' || kind === 'kit') || name === undefined) return [`"${test}" names no test`];
  const file = FOLDERS[kind].replace('*', name);
  if (!existsSync(join(root, file))) return [`there is no file ${file}`];
  return titlesOf(read(file)).some((title) => title.includes(text))
    ? []
    : [`${file} has no test "${text}"`];
}

/** The titles of the tests of a file, as they are written. */
function titlesOf(source: string): readonly string[] {
  const called = /\b(?:test|it)(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
  return [...source.matchAll(called)].map(([, , title = '']) => title.replaceAll('\\', ''));
}

/** The id that Storybook gives to the name of a story: lower case, with a dash between words. */
function slugOf(text: string): string {
  return text
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

let stories: ReadonlySet<string> | undefined;

function storyIds(): ReadonlySet<string> {
  stories ??= new Set(
    globSync(['packages/*/src/**/*.stories.tsx', 'apps/storybook/src/**/*.stories.tsx'], {
      cwd: root,
    }).flatMap((file) => {
      const text = read(file);
      const [, title = ''] =
        /^ {2}title: '([^']+)'/m.exec(text.slice(text.indexOf('const meta'))) ?? [];
      const names = [...text.matchAll(/^export const ([A-Z]\w*)/gm)];
      const folder = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      return names.map(([, name = '']) => `${folder}--${slugOf(name)}`);
    }),
  );
  return stories;
}
