import { expect, it } from 'vitest';
import { readFrameMessage } from './survey-frame.js';

it.each([
  ['surveyLoaded', 'surveyLoaded'],
  ['"surveyFinished"', 'surveyFinished'],
  ['{"type":"surveyLoaded"}', 'surveyLoaded'],
  [{ type: 'surveyFinished' }, 'surveyFinished'],
  [{ name: 'surveyFinished' }, undefined],
  ['surveyLoaded!', undefined],
  ['{"type":', undefined],
  [null, undefined],
  [7, undefined],
])('S2 §4.28 §4.29: %j is %s', (data, name) => {
  expect(readFrameMessage(data)).toBe(name);
});
