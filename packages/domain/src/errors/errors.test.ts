import { describe, expect, it } from 'vitest';
import { cardWords } from '../words/card.js';
import { saveErrorText, suppressesToasts } from './call-failure.js';

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
