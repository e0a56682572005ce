import { expect, it } from 'vitest';
import { embedJson } from './embed-json.js';

it('escapes a title that would close the script element', () => {
  const hostile = { title: '</script><script>alert(1)</script><!--\u2028' };
  const text = embedJson(hostile);
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)).toEqual(hostile);
});
