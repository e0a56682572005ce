import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import registry from '../../../registry.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../..');

/** What every project of the format has. */
const GIVEN = new Set(['react']);

/** The packages that a file imports. */
const packagesIn = (source: string) =>
  [...source.matchAll(/from '([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name,
  );

it.each(registry.items)(
  '$name imports the packages that it names, and nothing of the demo',
  (item) => {
    const sources = item.files.map(({ path }) => readFileSync(join(root, path), 'utf8'));
    const imported = new Set(sources.flatMap(packagesIn).filter((name) => !GIVEN.has(name)));
    expect([...imported].toSorted()).toEqual(item.dependencies);
  },
);

it.each(registry.items)('a page of the demo is made of $name', ({ name }) => {
  const pages = {
    'feed-page': 'home',
    'closeup-page': 'closeup/closeup-content',
    'board-page': 'board',
  };
  const page = join(root, 'apps/web/src/app/pages', `${pages[name as keyof typeof pages]}.tsx`);
  expect(readFileSync(page, 'utf8')).toMatch(new RegExp(`blocks/${name}\\.js'`));
});

it.each(registry.items)('the guide names $name and the class names in it', ({ name, files }) => {
  const guide = readFileSync(join(root, 'docs/product-teams.md'), 'utf8');
  const sources = files.map(({ path }) => readFileSync(join(root, path), 'utf8')).join('');
  const classes = [...sources.matchAll(/className="([^"]+)"/g)].map(([, text = '']) => text);
  for (const named of [name, ...classes]) expect(guide).toContain(`\`${named}\``);
});
