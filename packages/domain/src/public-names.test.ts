import { describe, expect, it } from 'vitest';
import { publicNames } from '../spec/public-names.ts';

const names = publicNames();

/** What loads code for the packages above states no rule. */
const LOADING = new Set(['lazy', 'Lazy', 'ReportLoadFailure']);

describe('a public name', () => {
  it('has a docstring that cites the specification', () => {
    expect(names.length).toBeGreaterThan(800);
    const rules = names.filter(({ name }) => !LOADING.has(name));
    const silent = rules.filter(({ doc }) => !/\bS[123] §\d/.test(doc ?? ''));
    expect(silent.map(({ entry, name }) => `${entry} ${name}`)).toEqual([]);
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
