import { describe, expect, it } from 'vitest';
import {
  gridDescription,
  gridTitle,
  hasWriteAccess,
  isSensitiveNoindex,
  pinDescription,
  pinTitle,
  richDescription,
} from './pin-text.js';

describe('pinTitle', () => {
  it.each([
    ['S1 §3: the title of the creator', { title: ' Blue door ', gridTitle: 'Door' }, 'Blue door'],
    [
      'S1 §3: the title of the story',
      { title: '', gridTitle: 'Door', storyPinData: { metadata: { pinTitle: 'Day 1' } } },
      'Day 1',
    ],
    ['S1 §3: the grid title', { title: ' ', gridTitle: 'Door' }, 'Door'],
    ['S1 §3: the name on the page', { richSummary: { displayName: 'Oak door' } }, 'Oak door'],
    ['S1 §3: the title on the page', { richMetadata: { title: 'Oak' } }, 'Oak'],
    ['S1 §3: the last resort', { richMetadata: { displayName: 'Oak' } }, 'Oak'],
    ['S1 §3: without a title', { title: ' ', gridTitle: '' }, undefined],
    [
      'S3 §5: a sensitive noindex reason uses the SEO text',
      { title: 'Raw', seoTitle: 'A picture', seoNoindexReason: 'SENSITIVE_CONTENT' },
      'A picture',
    ],
    [
      'S3 §5: a sensitive pin without that text has no title',
      { title: 'Raw', seoNoindexReason: 'sensitive' },
      undefined,
    ],
  ])('%s', (_title, pin, expected) => {
    expect(pinTitle(pin)).toBe(expected);
  });
});

describe('gridTitle', () => {
  it.each([
    ["S1 §3: the server's grid title", { title: 'Blue door', gridTitle: 'Door' }, 'Door'],
    [
      'S1 §6.11: with write access the typed title shows',
      { title: 'Blue door', gridTitle: 'Door', access: ['write'] },
      'Blue door',
    ],
    [
      'S1 §6: with write access and no title, the grid title',
      { title: ' ', gridTitle: 'Door', access: ['write'] },
      'Door',
    ],
    [
      'S1 §6: read access changes nothing',
      { title: 'Blue door', gridTitle: 'Door', access: ['read'] },
      'Door',
    ],
    [
      'S1 §3: a story has its own',
      { title: 'Typed', storyPinData: { metadata: { pinTitle: 'Day 1' } } },
      'Day 1',
    ],
    ['S1 §3: the title', { gridTitle: '', title: 'Blue door' }, 'Blue door'],
    ['S1 §3: the name on the page', { richSummary: { displayName: 'Oak door' } }, 'Oak door'],
    [
      'S3 §5: a sensitive noindex reason uses the SEO text',
      { gridTitle: 'Raw', seoTitle: 'A picture', seoNoindexReason: 'sensitive' },
      'A picture',
    ],
    ['S3 §5: 200 characters stay', { gridTitle: 'x'.repeat(200) }, 'x'.repeat(200)],
    ['S3 §5.6: 201 are cut to 200', { gridTitle: 'x'.repeat(201) }, `${'x'.repeat(200)}…`],
    ['S1 §3: without a title', {}, undefined],
  ])('%s', (_title, pin, expected) => {
    expect(gridTitle(pin)).toBe(expected);
  });
});

describe('hasWriteAccess', () => {
  it('S1 §3.20: access may include write', () => {
    expect(hasWriteAccess({ access: ['read', 'write'] })).toBe(true);
    expect(hasWriteAccess({ access: [] })).toBe(false);
    expect(hasWriteAccess({})).toBe(false);
  });
});

describe('isSensitiveNoindex', () => {
  it.each([
    ['SENSITIVE_CONTENT', true],
    ['adult', true],
    ['Self-harm', true],
    ['low_quality', false],
    ['', false],
    [undefined, false],
  ])('S3 §5: %s is %s', (reason, expected) => {
    expect(isSensitiveNoindex(reason)).toBe(expected);
  });

  it('S3 §5: a host brings its own list', () => {
    expect(isSensitiveNoindex('low_quality', ['quality'])).toBe(true);
    expect(isSensitiveNoindex('sensitive', [])).toBe(false);
  });
});

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
