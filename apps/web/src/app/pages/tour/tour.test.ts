import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { featureHref, seededPath } from './feature-href.js';
import { FEATURES } from './features.js';

const REPOSITORY = fileURLToPath(new URL('../../../../../../', import.meta.url));
const E2E = `${REPOSITORY}apps/web/e2e/`;

const read = (path: string) => readFileSync(path, 'utf8');

/** The ids of the features that a test starts from: the literals behind `fromTour(page,` in its file. */
function startsOf(spec: string): readonly string[] {
  return [...read(spec).matchAll(/fromTour\(\s*\w+,\s*'([a-z0-9-]+)'/g)].map(([, id]) => id ?? '');
}

/** The id that Storybook gives to a title or to the name of a story: lower case, with a dash between words. */
function slugOf(text: string): string {
  return text
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

function storyIdsOf(file: string): readonly string[] {
  const text = read(file);
  const title = /^ {2}title: '([^']+)'/m.exec(text.slice(text.indexOf('const meta')))?.[1] ?? '';
  const names = [...text.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name]) => name ?? '');
  const titleId = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return names.map((name) => `${titleId}--${slugOf(name)}`);
}

const specs = globSync(`${E2E}*.spec.ts`);
const stories = globSync([
  `${REPOSITORY}packages/{ui,messaging,pin-card}/src/**/*.stories.tsx`,
  `${REPOSITORY}apps/storybook/src/**/*.stories.tsx`,
]);

describe('the rows of the tour', () => {
  it('have ids of their own', () => {
    const ids = FEATURES.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(FEATURES)('$id has a test that starts from its link', ({ flow, id }) => {
    const spec = `${E2E}${flow}.spec.ts`;
    expect(existsSync(spec)).toBe(true);
    expect(startsOf(spec)).toContain(id);
  });

  it('are where every flow of a test starts', () => {
    const started = specs.flatMap((spec) => startsOf(spec));
    const ids: readonly string[] = FEATURES.map(({ id }) => id);
    expect(started.filter((id) => !ids.includes(id))).toEqual([]);
    const flows = specs.filter((spec) => /\/flow-[^/]+$/.test(spec));
    expect(flows.length).toBeGreaterThan(5);
    expect(flows.filter((spec) => startsOf(spec).length === 0)).toEqual([]);
  });

  it('name stories that exist', () => {
    const ids = new Set(stories.flatMap((file) => storyIdsOf(file)));
    expect(ids.size).toBeGreaterThan(300);
    const named = FEATURES.flatMap(({ story }) => (story === undefined ? [] : [story]));
    expect(named.filter((story) => !ids.has(story))).toEqual([]);
  });
});

describe('the link of a row', () => {
  it.each([
    ['/pin/{dune-study}/repin/', '/pin/pin dune-study/repin/'],
    ['/board/{board:marenkjaer/boats}/edit/', '/board/board marenkjaer/boats/edit/'],
    ['/search/?q=a', '/search/?q=a'],
  ])('%s has the ids of seeded boards and pins: %s', (path, expected) => {
    expect(seededPath(path, (kind, name) => `${kind} ${name}`)).toBe(expected);
  });

  it.each([
    [undefined, undefined, '/today/'],
    ['marenkjaer', 'marenkjaer', '/today/'],
    ['marenkjaer', undefined, '/login?next=%2Ftoday%2F&as=marenkjaer'],
    [undefined, 'marenkjaer', '/login?next=%2Ftoday%2F&as=visitor'],
  ])('of a row for %s leads %s to %s', (as, username, href) => {
    expect(featureHref(as === undefined ? {} : { as }, '/today/', username)).toBe(href);
  });

  it('leads a member to a page for everybody', () => {
    expect(featureHref({ isForEverybody: true }, '/state/bot', 'marenkjaer')).toBe('/state/bot');
  });
});
