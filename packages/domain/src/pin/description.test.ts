import { describe, expect, it } from 'vitest';
import { gridDescription, pinDescription, richDescription } from './description.js';

const rich = (description: string, displayName?: string) => ({
  richMetadata: { description, ...(displayName ? { displayName } : {}) },
});

describe('richDescription', () => {
  it.each([
    ['S3 §5: 3 characters are too short', rich('abc'), undefined],
    ['S3 §5.4: 4 are enough', rich('abcd'), 'abcd'],
    ['S3 §5: three emoji are 3 characters', rich('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧'), undefined],
    ['S3 §5.4: the display name again', rich('Oak door', 'Oak door'), undefined],
    ['S3 §5: the display name with other blanks', rich('Oak\n door', 'Oak door'), undefined],
    ['S3 §5: more than the display name', rich('Oak door, blue', 'Oak door'), 'Oak door, blue'],
    ['S3 §5.5: whitespace is collapsed', rich('  Oak \n\t door '), 'Oak door'],
    ['S3 §5: 496 characters stay', rich('x'.repeat(496)), 'x'.repeat(496)],
    ['S3 §5.5: 497 are cut without an ellipsis', rich('x'.repeat(497)), 'x'.repeat(496)],
    ['S3 §5: the summary is the fallback', { richSummary: { description: 'A door' } }, 'A door'],
    ['S3 §5: none', {}, undefined],
  ])('%s', (_title, pin, expected) => {
    expect(richDescription(pin)).toBe(expected);
  });

  it('S3 §5: the display name may stand in the summary', () => {
    const pin = { ...rich('Oak door'), richSummary: { displayName: 'Oak door' } };
    expect(richDescription(pin)).toBeUndefined();
  });
});

describe('pinDescription', () => {
  const all = {
    ...rich('Rich text'),
    closeupDescription: 'Close-up',
    closeupUnifiedDescription: 'Unified',
    description: 'Own',
  };

  it.each([
    ['S3 §5.3: the rich description first', all, 'Rich text'],
    ['S3 §5: then the close-up descriptions', { ...all, richMetadata: {} }, 'Close-up'],
    [
      'S3 §5: the unified one after it',
      { ...all, richMetadata: {}, closeupDescription: ' ' },
      'Unified',
    ],
    ['S3 §5: then the pin description', { description: 'Own' }, 'Own'],
    ['S3 §5.2: a story has its own alone', { ...all, storyPinDataId: '7' }, 'Own'],
    [
      'S3 §5: a story without one has none',
      { ...all, description: ' ', storyPinData: {} },
      undefined,
    ],
    [
      'S3 §5.1: a sensitive noindex reason uses the SEO text',
      { ...all, seoNoindexReason: 'sensitive', seoDescription: 'A picture' },
      'A picture',
    ],
    ['S3 §5: one blank is nothing', { description: ' ' }, undefined],
  ])('%s', (_title, pin, expected) => {
    expect(pinDescription(pin)).toBe(expected);
  });
});

describe('gridDescription', () => {
  it('S1 §9.18: is truncated at 200 characters', () => {
    expect(gridDescription({ description: 'a'.repeat(200) })).toBe('a'.repeat(200));
    expect(gridDescription({ description: 'a'.repeat(201) })).toBe(`${'a'.repeat(200)}…`);
  });

  it('S3 §5: without a description', () => {
    expect(gridDescription({ description: ' ' })).toBeUndefined();
  });
});
