import { expect, it } from 'vitest';
import { lineWriter } from './runners.ts';

it('hands over whole lines, and the rest at the end', () => {
  const lines: string[] = [];
  const writer = lineWriter((line) => {
    lines.push(line);
  });
  writer.push('one\ntw');
  expect(lines).toEqual(['one']);
  writer.push('o\n\nthr');
  writer.push('ee');
  expect(lines).toEqual(['one', 'two', '']);
  writer.end();
  expect(lines).toEqual(['one', 'two', '', 'three']);
});
