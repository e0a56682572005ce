import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbiddenNames, termsFor } from './identifiers.ts';
import { repositoryFiles, root } from './repository.ts';

describe('termsFor', () => {
  it.each([
    ['wish', 'pending, intent, request'],
    ['setWish', 'pending, intent, request'],
    ['FILM_TITLE', 'video'],
    ['closeup-film.spec', 'video'],
    ['HTMLFilmElement', 'video'],
    ['createPageHost', 'host'],
    ['Page', 'TackboardHost, MessageHost, ListPage'],
  ])('offers another term for %s', (name, term) => {
    expect(termsFor(name)).toBe(term);
  });

  it.each([
    'pageSize',
    'ListPage',
    'hostPage',
    'page',
    'intake',
    'withdraw',
    'always',
    'drawImage',
  ])('leaves %s alone', (name) => {
    expect(termsFor(name)).toBeUndefined();
  });
});

describe('forbiddenNames', () => {
  it.each([
    ['a variable', 'const wish = 1;'],
    ['a parameter', 'const f = (wish: string) => 1;'],
    ['a type', 'type Wish = string;'],
    ['a property of a type', 'type A = { wish: string };'],
    ['a method', 'const a = { wish() {} };'],
    ['a private field', 'class A { #wish = 1; }'],
    ['a prop', 'const a = <B wish="" />;'],
    ['a local import', `import { wish } from './a.js';`],
  ])('finds %s', (_kind, text) => {
    expect(forbiddenNames('a.tsx', text)).toHaveLength(1);
  });

  it.each([
    ['text', `const a = 'wish';`],
    ['a comment', '// wish'],
    ['the name of a library', `import type { Page } from 'playwright';\nlet a: Page;`],
  ])('leaves %s alone', (_kind, text) => {
    expect(forbiddenNames('a.tsx', text)).toEqual([]);
  });
});

it('names follow the glossary of CONTRIBUTING', () => {
  const files = repositoryFiles().filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) => [
    ...(termsFor(file) === undefined
      ? []
      : [`${file}: the file's name, better: ${termsFor(file)}`]),
    ...forbiddenNames(file, readFileSync(join(root, file), 'utf8')).map(
      ({ line, name, terms }) => `${file}:${line} ${name}, better: ${terms}`,
    ),
  ]);
  expect(found).toEqual([]);
});
