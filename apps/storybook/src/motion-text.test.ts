import { expect, it } from 'vitest';
import { motionText } from '../.storybook/motion-text.ts';

const values: Readonly<Record<string, string>> = {
  '--tb-hover-duration': ' 120ms',
  '--tb-overlay-duration': '0ms',
  '--tb-easing': 'cubic-bezier(0.2, 0, 0, 1)',
};
const read = (declared: string) => motionText(declared, (property) => values[property] ?? '');

it.each([
  ['opacity var(--tb-hover-duration) var(--tb-easing)', 'opacity 120ms cubic-bezier(0.2, 0, 0, 1)'],
  [
    'opacity var(--tb-hover-duration) var(--tb-easing), translate 250ms var(--tb-easing)',
    'opacity 120ms cubic-bezier(0.2, 0, 0, 1), translate 250ms cubic-bezier(0.2, 0, 0, 1)',
  ],
  ['opacity var(--unset, 80ms) ease', 'opacity 80ms ease'],
  [
    '1s ease-in-out 0s infinite alternate none running tb-save-wait',
    'tb-save-wait 1s ease-in-out infinite alternate',
  ],
  [
    'tb-repin-mark 400ms var(--tb-easing) 500ms both',
    'tb-repin-mark 400ms cubic-bezier(0.2, 0, 0, 1) after 500ms both',
  ],
])('%s reads as %s', (declared, text) => {
  expect(read(declared)).toBe(text);
});

it.each([
  'none',
  'auto ease 0s 1 normal none running none',
  'opacity var(--tb-overlay-duration) var(--tb-easing)',
])('nothing moves with %s', (declared) => {
  expect(read(declared)).toBe('');
});
