import { describe, expect, it } from 'vitest';
import { cardWords } from '../words/card.js';
import {
  ATTRIBUTION_NOT_ENABLED,
  ATTRIBUTION_REQUEST_FAILED,
  SAMPLED_ERROR_RATE,
  saveErrorText,
  suppressesToasts,
} from './call-failure.js';

describe('reports', () => {
  it('S1 §8.7 §8.8, S3 §8.4: one error in ten is reported', () => {
    expect(SAMPLED_ERROR_RATE).toBe(0.1);
  });

  it('S2 §8.1 §8.2: the texts of attribution', () => {
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
