import { describe, expect, it } from 'vitest';
import {
  type PeopleList,
  type PeopleListEvent,
  peopleListReducer,
  shownPeople,
} from './people-list.js';

const [ada, bo, cleo] = [{ id: '1' }, { id: '2' }, { id: '3' }] as const;
const after = (
  ...events: readonly (readonly [PeopleListEvent['type'], { readonly id?: string }])[]
) => {
  const start: PeopleList = { people: [ada, bo, cleo], removingIds: [] };
  const list = events.reduce(
    (last, [type, person]) => peopleListReducer(last, { type, person }),
    start,
  );
  return shownPeople(list).map(({ id }) => id);
};

describe('peopleListReducer', () => {
  it('S3 §4.10.1: a removed person leaves at once', () => {
    expect(after(['remove', bo])).toEqual(['1', '3']);
    expect(after(['remove', bo], ['drop', bo])).toEqual(['1', '3']);
  });

  it('S3 §8: a person whose removal failed is back at the same place', () => {
    expect(after(['remove', bo], ['restore', bo])).toEqual(['1', '2', '3']);
    expect(after(['remove', ada], ['remove', bo], ['restore', ada], ['drop', bo])).toEqual([
      '1',
      '3',
    ]);
    expect(after(['remove', ada], ['add', { id: '4' }], ['restore', ada])).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('adds a person once, and drops one whose invitation failed', () => {
    expect(after(['add', { id: '4' }], ['add', { id: '4' }])).toEqual(['1', '2', '3', '4']);
    expect(after(['add', { id: '4' }], ['drop', { id: '4' }])).toEqual(['1', '2', '3']);
    expect(after(['remove', bo], ['drop', bo], ['add', bo])).toEqual(['1', '3', '2']);
    expect(after(['remove', {}])).toEqual(['1', '2', '3']);
  });
});
