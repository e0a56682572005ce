import { describe, expect, it } from 'vitest';
import { isSensitiveNoindex } from './noindex.js';
import { gridTitle, hasWriteAccess, pinTitle } from './title.js';

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
