import { describe, expect, it } from 'vitest';
import { cardPanelWords } from '../words/card-panels.js';
import { cardWords } from '../words/card.js';
import { pictureWords } from '../words/pictures.js';
import {
  ATTRIBUTION_NOT_ENABLED,
  ATTRIBUTION_REQUEST_FAILED,
  ERROR_SITUATIONS,
  errorSituation,
  type ErrorSituationName,
} from './situations.js';
import { saveErrorText, suppressesToasts } from './toasts.js';
import cases from './situations.cases.json' with { type: 'json' };

describe('errorSituation', () => {
  it.each(cases)('$cite: $name', ({ name, situation }) => {
    expect(errorSituation(name as ErrorSituationName)).toEqual(situation);
  });

  it('S1 §8, S2 §8, S3 §8: every situation is in the table of cases', () => {
    expect(cases.map(({ name }) => name)).toEqual(Object.keys(ERROR_SITUATIONS));
  });

  it('S1 §8, S3 §8: a sentence that is named is there', () => {
    const words: Record<string, unknown> = { ...cardPanelWords, ...cardWords, ...pictureWords };
    const named = cases.flatMap(({ situation }) => ('word' in situation ? situation.word : []));
    expect(named.filter((word) => typeof words[word ?? ''] !== 'function')).toEqual([]);
  });

  it('S2 §8: the texts of attribution', () => {
    expect(ATTRIBUTION_REQUEST_FAILED).toBe('server request failed.');
    expect(ATTRIBUTION_NOT_ENABLED).toBe('attribution-reporting is not enabled');
  });
});

describe('toasts', () => {
  it('S1 §8.9: suppressed in the custom activation experiments', () => {
    expect(suppressesToasts({ custom_activation: 'enabled' })).toBe(true);
    expect(suppressesToasts({ custom_activation: 'control' })).toBe(false);
    expect(suppressesToasts(undefined)).toBe(false);
  });

  it('S1 §8.1: the error message, or the general sentence', () => {
    expect(saveErrorText('You have hit a block.', cardWords)).toBe('You have hit a block.');
    const general = 'Sorry! Something went wrong on our end.';
    expect(saveErrorText(' ', cardWords)).toBe(general);
    expect(saveErrorText(undefined, cardWords)).toBe(general);
  });
});
