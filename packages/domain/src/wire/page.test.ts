import { describe, expect, it } from 'vitest';
import { decodeBoardPage, decodePinPage } from './page.js';
import type { Drift } from './reading.js';

describe('decodePinPage', () => {
  it.each([
    ['a list', [{ id: '1' }, { id: '2' }]],
    ['an object with results', { results: [{ id: '1' }, { id: '2' }] }],
  ])('S1 §7: reads %s', (_, data) => {
    expect(decodePinPage(data)).toStrictEqual({ pins: [{ id: '1' }, { id: '2' }], skipped: 0 });
  });

  it('S1 §7.7: reads one pin', () => {
    expect(decodePinPage({ id: '1' })).toStrictEqual({ pins: [{ id: '1' }], skipped: 0 });
  });

  it.each([[null], [undefined], [[]], [{}], [{ results: [] }], ['']])('%j is empty', (data) => {
    expect(decodePinPage(data)).toStrictEqual({ pins: [], skipped: 0 });
  });

  it('skips, counts and reports what it cannot decode', () => {
    const drift: Pick<Drift, 'kind' | 'path'>[] = [];
    const page = decodePinPage(
      { results: [{ id: '1' }, { title: 'No id' }, null, 'pin', { id: '2', title: 5 }] },
      { onDrift: ({ kind, path }) => drift.push({ kind, path }) },
    );
    expect(page).toStrictEqual({ pins: [{ id: '1' }, { id: '2', title: '5' }], skipped: 3 });
    expect(drift).toStrictEqual([
      { kind: 'incomplete', path: 'results[1].id' },
      { kind: 'incomplete', path: 'results[2]' },
      { kind: 'wrong-type', path: 'results[3]' },
      { kind: 'converted', path: 'results[4].title' },
    ]);
  });

  it('skips items of another type', () => {
    const drift: string[] = [];
    const data = [
      { id: '1', type: 'pin' },
      { id: 'story-2', type: 'story', objects: [] },
    ];
    const page = decodePinPage(data, { onDrift: ({ path }) => drift.push(path) });
    expect(page).toStrictEqual({ pins: [{ id: '1' }], skipped: 1 });
    expect(drift).toEqual(['[1]']);
  });
});

describe('decodeBoardPage', () => {
  it('S3 §7: reads a list of boards', () => {
    expect(decodeBoardPage([{ id: '7', type: 'board' }, {}])).toStrictEqual({
      items: [{ id: '7', typename: 'board' }],
      skipped: 1,
    });
  });
});
