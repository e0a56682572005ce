import { CLOSEUP_MAX_WIDTH_PX, CLOSEUP_PANE_WIDTH_PX } from '@tackboard/domain';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('S3 §9: the sheet of the close-up has the widths of the specification', () => {
  const sheet = readFileSync(new URL('layout.css', import.meta.url), 'utf8');
  expect(sheet).toContain(`--tb-closeup-pane: ${CLOSEUP_PANE_WIDTH_PX}px;`);
  expect(sheet).toContain(`--tb-closeup-max: ${CLOSEUP_MAX_WIDTH_PX}px;`);
  expect([CLOSEUP_PANE_WIDTH_PX, CLOSEUP_MAX_WIDTH_PX]).toEqual([508, 1016]);
});
