import { describe, expect, it } from 'vitest';
import { findJsonProblem } from './json-problem.ts';

/** Text, line, column, what is wrong, how to fix it. */
const CASES: readonly (readonly [string, number, number, string, string])[] = [
  ['', 1, 1, 'There is no JSON here', 'Paste a pin.'],
  ['<!doctype html>', 1, 1, 'This is HTML, not JSON', 'not a page'],
  ['{"id": "1",}', 1, 11, 'There is a comma before `}`', 'Remove the comma'],
  ['{\n  "a": [1, 2,\n  ]\n}', 2, 13, 'There is a comma before `]`', 'Remove the comma'],
  ["{'id': 1}", 1, 2, "There is `'` where a key belongs", 'straight double quotes'],
  ['{"id": \'a\'}', 1, 8, "JSON has no ' quotes", 'straight double quotes'],
  ['{“id”: 1}', 1, 2, 'There is `“` where a key belongs', 'straight double quotes'],
  ['{id: 1}', 1, 2, 'The key id has no quotes', '"id"'],
  ['{"id" 1}', 1, 7, 'The key "id" has no `:` after it', '"id":'],
  ['{"id": }', 1, 8, 'There is `}` where a value belongs', 'null'],
  ['{\n"a": 1\n"b": 2}', 3, 1, 'There is `"` where a comma or `}` belongs', 'comma between'],
  ['{"a": True}', 1, 7, 'JSON does not know True', 'Write true.'],
  ['{"a": None}', 1, 7, 'JSON does not know None', 'Write null.'],
  ['{"a": undefined}', 1, 7, 'JSON does not know undefined', 'Write null.'],
  ['{"a": constructor}', 1, 7, 'JSON does not know constructor', '"constructor"'],
  ['{"a": hello}', 1, 7, 'JSON does not know hello', '"hello"'],
  ['{ // an id\n"a": 1}', 1, 3, 'JSON has no comments', 'Remove the comment.'],
  ['{\n"a": [1,\n', 3, 1, 'The text ends inside the list that begins in line 2', 'whole response'],
  ['{"a": "b', 1, 7, 'This text has no closing quote', 'whole response'],
  ['{"a": "b\nc"}', 1, 9, 'There is a line break inside a text', '\\n'],
  ['{"a": "\\x"}', 1, 8, 'JSON does not know the escape \\x', '\\\\'],
  ['{"a": 01}', 1, 7, '01 is not a number of JSON', 'quotes'],
  ['{"a": .5}', 1, 7, '.5 is not a number of JSON', '-0.5'],
  ['{"a": 1} {"a": 2}', 1, 10, 'The JSON is complete, but `{` follows', 'one value'],
];

describe('findJsonProblem', () => {
  it.each(CASES)('%j', (text, line, column, message, fix) => {
    expect(() => void JSON.parse(text)).toThrow(SyntaxError);
    const problem = findJsonProblem(text)!;
    expect(problem).toMatchObject({ line, column, message });
    expect(problem.fix).toContain(fix);
  });

  it('finds nothing wrong with JSON', () => {
    for (const text of [
      '{}',
      '[]',
      ' null ',
      '-0.5e+3',
      '[{"a":{"b":[1,"\\u00e9\\n"]}},true]',
      '"a"',
    ]) {
      expect(() => void JSON.parse(text)).not.toThrow();
      expect(findJsonProblem(text)).toBeUndefined();
    }
  });

  it('agrees with JSON.parse on every cut of a pin', () => {
    const whole = '{"id":"1","n":[1.5,-2],"t":true,"s":"a\\"b","o":{"x":null}}';
    for (let end = 0; end < whole.length; end++) {
      expect(findJsonProblem(whole.slice(0, end)), whole.slice(0, end)).toBeDefined();
    }
    expect(findJsonProblem(whole)).toBeUndefined();
  });

  it('survives JSON that is nested too deeply for it', () => {
    expect(findJsonProblem('['.repeat(1_000_000))?.message).toContain('nested too deeply');
  });
});
