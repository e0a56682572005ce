import { describe, expect, it } from 'vitest';
import { publicNames } from '../scripts/public-names.ts';
import numbers from './numbers.cases.json' with { type: 'json' };

const names = publicNames();

describe('a public name', () => {
  it('has a docstring', () => {
    expect([...new Set(names.map(({ entry }) => entry))]).toEqual([
      '.',
      './card',
      './experience',
      './tracking',
      './wire',
      './words',
      './words/card',
      './words/de',
      './words/pseudo',
      './explain',
      './platform',
      './testing',
      './testing/arbitraries',
    ]);
    const silent = names.filter(({ doc }) => (doc ?? '').replaceAll(/[\s*]/g, '') === '');
    expect(silent.map(({ entry, name }) => `${entry} ${name}`)).toEqual([]);
  });

  it('that is a number of the specification cites its statement', () => {
    const cited = new Set(
      names.filter(({ doc }) => /\bS[123] §\d+\.\d/.test(doc ?? '')).map(({ name }) => name),
    );
    const known = new Set(names.map(({ name }) => name));
    const silent = numbers.filter(
      ({ cite, name }) => /§\d+\.\d/.test(cite) && known.has(name) && !cited.has(name),
    );
    expect(silent.map(({ cite, name }) => `${name} ${cite}`)).toEqual([]);
  });

  it('exists', () => {
    const rules = names.filter(({ entry }) => entry === '.').map(({ name }) => name);
    expect(rules).toEqual(
      expect.arrayContaining([
        'chooseImage',
        'imageCrop',
        'imageSources',
        'pinTitle',
        'gridTitle',
        'pinDescription',
        'priceLabel',
        'starRating',
        'durationLabel',
        'recipeTime',
        'formatMinutesSeconds',
        'storyDuration',
        'footerLines',
        'footerHeight',
        'isFooterVisible',
        'attributionDisplay',
        'topReactions',
        'saveButton',
        'feedbackType',
        'feedbackText',
        'adExplanation',
        'adSummaryFlags',
        'boardRoles',
        'gate',
        'truncate',
        'bucketCount',
        'bucketDays',
        'saveLoggedOut',
        'isQualityUser',
        'revisit',
        'inviteSurface',
        'attributionSourceUrl',
        'rightClickDecision',
        'isDarkColor',
        'themeFor',
        'browserCode',
        'osCode',
        'surfaceParts',
        'visualRatio',
      ]),
    );
    const decoders = names.filter(({ entry }) => entry === './wire').map(({ name }) => name);
    expect(decoders).toEqual(
      expect.arrayContaining([
        'decodePin',
        'decodePinPage',
        'encodePin',
        'decodeBoard',
        'decodeUser',
        'decodeGraphPin',
      ]),
    );
  });
});
