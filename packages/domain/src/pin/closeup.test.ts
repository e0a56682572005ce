import { describe, expect, it } from 'vitest';
import { informationPanelForm } from './closeup.js';

describe('informationPanelForm', () => {
  it.each([
    ['inline content instead of a modal for a bot', { isBot: true }, 'inline'],
    ['the same for a bot that calls itself a phone', { isBot: true, device: 'mobile' }, 'inline'],
    ['the same for a social bot', { isSocialBot: true }, 'inline'],
    ['a modal on a desktop', { device: 'desktop' }, 'modal'],
    ['a modal where no device is named', {}, 'modal'],
    ['a full-screen sheet on mobile web', { device: 'mobile' }, 'sheet'],
  ] as const)('S1 §2.26 §6.16: %s', (_title, context, expected) => {
    expect(informationPanelForm(context)).toBe(expected);
  });
});
