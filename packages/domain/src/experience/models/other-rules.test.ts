import { expect, it } from 'vitest';
import type { DisplayData } from '../display-data.js';
import { readMessage } from './message-model.js';

/** What no stated rule names: texts of any length, empty texts, and fields that nobody knows. */
const OTHERS = {
  subText: '',
  headerSubtitle: 'x'.repeat(10_000),
  email: 'not an address',
  age: -1,
  form: { isRequired: true, pattern: '^$' },
};

it.each<[surface: string, type: number, display: DisplayData]>([
  ['modal', 14, { title: 'T', body: 'B', completeButtonText: 'Go' }],
  ['heroBanner', 13, { header: 'T' }],
  [
    'metricsBanner',
    5,
    { titleText: 'T', subtitleText: 'S', buttons: [{ text: 'A' }, { text: 'B' }] },
  ],
  ['callout', 27, { message: 'M' }],
  ['toast', 10, { text: 'T' }],
  ['popover', 0, { message: 'M', anchor: 'save' }],
  ['tooltip', 8, { text: 'T', anchor: 'save', hasTooltip: true }],
  ['flyout', 0, { componentType: 2, text: 'T', anchorsByPlatform: { web: { anchor: 'save' } } }],
])('S2 §5.15: no other rule refuses a %s', (surface, type, display) => {
  const plain = readMessage({ id: '1', type, displayData: display });
  const withOthers = readMessage({ id: '1', type, displayData: { ...OTHERS, ...display } });
  expect(plain.model).toMatchObject({ surface });
  expect(withOthers.model).toMatchObject({ surface });
});
