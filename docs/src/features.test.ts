import { readFileSync } from 'node:fs';
import { classify } from '@tackboard/routes';
import { describe, expect, it } from 'vitest';
import { BOARDS, PEOPLE, PINS, REMOVED_PINS } from '../../apps/api/src/seed/seeds.ts';
import { TOPICS } from '../../apps/api/src/topics/topics.ts';
import { OWN_PAGES, PAGES } from '../../apps/web/src/app/pages.ts';
import { clientCalls } from '../../tooling/checks/src/client-calls.ts';
import { brokenParts, type Demo, featureRows, pathOf } from './features.ts';

const SHOWN = new Set<string>([...Object.values(PAGES).flat(), ...Object.keys(OWN_PAGES)]);

/** The route of a path, or the path of a page of the demo's own. */
function pageNameOf(path: string): string {
  const { pathname } = new URL(path, 'http://site.invalid');
  const own = pathname.replace(/\/$/, '');
  return SHOWN.has(own) ? own : classify(pathname).route;
}

const markdown = readFileSync(new URL('../features.md', import.meta.url), 'utf8');
const rows = featureRows(markdown);

const demo: Demo = {
  people: new Set(PEOPLE.map(({ username }) => username)),
  seeded: new Set([
    ...[...PINS, ...REMOVED_PINS].map(({ slug }) => slug),
    ...BOARDS.map(({ owner, slug }) => `board:${owner}/${slug}`),
    ...TOPICS.map(({ name }) => `topic:${name}`),
    'conversation:emilrask/ninaberg',
  ]),
  hasPage: (path) => SHOWN.has(pageNameOf(path)),
};

describe('the list of what works', () => {
  it('has the rows of its tables', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(demo.people.size).toBeGreaterThan(10);
    expect(demo.seeded.size).toBeGreaterThan(100);
  });

  it('names pages, people, pins, tests and stories that exist', () => {
    const broken = rows.flatMap((row) =>
      brokenParts(row, demo).map((part) => `${row.statement} ${row.address}: ${part}`),
    );
    expect(broken).toEqual([]);
  });

  it('has every page of the demo', () => {
    const listed = new Set(rows.map(({ address }) => pageNameOf(pathOf(address))));
    expect([...SHOWN].filter((name) => !listed.has(name))).toEqual([]);
  });

  it('has every call of the client', () => {
    const results = rows.map(({ result }) => result).join(' ');
    expect(clientCalls().filter((name) => !results.includes(`\`${name}\``))).toEqual([]);
  });
});

const GOOD =
  '| S1 §4 | `/pin/{allium}/` | marenkjaer | Save | saved | `e2e/save`: a save persists |';

describe('a row that is wrong', () => {
  it.each([
    ['nothing', GOOD, []],
    ['its page', GOOD.replace('/pin/{allium}/', '/pim/a/b/c/d/'), ['/pim/a/b/c/d/ has no page']],
    ['its pin', GOOD.replace('{allium}', '{alium}'), ['alium is not seeded']],
    ['its person', GOOD.replace('marenkjaer', 'marenkjer'), ['nobody is called marenkjer']],
    [
      'its file',
      GOOD.replace('e2e/save', 'e2e/safe'),
      ['there is no file apps/web/e2e/safe.spec.ts'],
    ],
    [
      'its title',
      GOOD.replace('persists', 'lasts'),
      ['apps/web/e2e/save.spec.ts has no test "a save lasts"'],
    ],
    [
      'its story',
      GOOD.replace(/`e2e.*persists/, '`story`: card-x--y'),
      ['there is no story card-x--y'],
    ],
    [
      'its test',
      GOOD.replace('`e2e/save`: a save persists', 'by hand'),
      ['"by hand" names no test'],
    ],
  ])('says so of %s', (_, line, parts) => {
    expect(featureRows(line).flatMap((row) => brokenParts(row, demo))).toEqual(parts);
  });
});
