import { readFileSync } from 'node:fs';
import { MESSAGE_SURFACES } from '@tackboard/domain/experience';
import { expect, it } from 'vitest';
import { exampleSurfaces } from './messages.ts';
import { german } from '@tackboard/domain/words/de';
import { SECTIONS, withSections } from './sections.ts';
import { ungrouped } from './tokens.ts';
import { wordAreas } from './words.ts';

it.each(Object.entries(SECTIONS))('%s has what is generated', async (page, sections) => {
  const file = new URL(`../../${page}`, import.meta.url);
  const text = withSections(readFileSync(file, 'utf8'), sections);
  await expect(text).toMatchFileSnapshot(file.pathname);
});

it('every surface of a message has an example', () => {
  expect(exampleSurfaces.toSorted()).toEqual([...MESSAGE_SURFACES].toSorted());
});

it('every area of words has a table', () => {
  const areas = Object.keys(german).filter((name) => name !== 'locale');
  expect(wordAreas.toSorted()).toEqual(areas.toSorted());
});

it('every token is in a group', () => {
  expect(ungrouped()).toEqual([]);
});

it('a page without its marks is an error', () => {
  expect(() => withSections('# A page', { costs: () => '' })).toThrow(
    'The marks of costs are gone',
  );
});
