import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { designNotes } from '../.storybook/design-notes.ts';
import { tokenValue } from '../.storybook/token-values.ts';

const root = join(import.meta.dirname, '../../..');
const stories = ['apps/storybook/src/**/*.stories.tsx', 'packages/*/src/**/*.stories.tsx'];

it('each page of a component says when to use it', () => {
  const titles = globSync(stories, { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /^ {2}title: '([^']+)'/m.exec(text.slice(text.indexOf('const meta')))?.slice(1) ?? [];
  });
  const forDesigners = titles.filter((title) => !/^(Developers|Your pin)/.test(title));
  expect(Object.keys(designNotes).toSorted()).toEqual([...new Set(forDesigners)].toSorted());
});

it('each guide of a component has the parts that its page shows', () => {
  const incomplete = globSync(stories, { cwd: root }).filter((file) => {
    const [, guide] = readFileSync(join(root, file), 'utf8').split('    guide: {');
    return guide && !['entry:', 'anatomy:', 'keys:'].every((part) => guide.includes(part));
  });
  expect(incomplete).toEqual([]);
});

it('a token has its values and the contrast of its text in both themes', () => {
  expect(tokenValue('ink')).toEqual({
    name: 'ink',
    light: '#17171a',
    dark: expect.stringMatching(/^#/),
    contrast: expect.stringMatching(/^17\.\d \/ \d/),
  });
  // #ff8a9c on #17171a and #b11230 on #f4f4f5: a toast's colours, not the page's.
  expect(tokenValue('error')?.contrast).toBe('8.0 / 6.4');
  expect(tokenValue('space-2')?.light).toBe('8px');
  expect(tokenValue('button-fill')).toBeUndefined();
});
