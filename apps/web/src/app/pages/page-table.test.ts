import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteName } from '@tackboard/routes';
import { describe, expect, it } from 'vitest';
import { PAGES, pageNameOf, pageOf } from './page-table.js';

describe('the table of pages', () => {
  it.each(Object.entries(PAGES))(
    '%s has a page for its route, in its file',
    async (route, entry) => {
      expect((await entry.load()).routes).toContain(route);
      if (entry.file === undefined) return;
      expect(existsSync(fileURLToPath(new URL(entry.file, import.meta.url)))).toBe(true);
      // The name of the file and the import are written by hand.
      expect(String(entry.load)).toContain(entry.file.replace(/\.tsx$/, ''));
    },
  );

  it.each([
    ['/messages', 'unknown', '/messages'],
    ['/messages/?x=1', 'unknown', '/messages'],
    ['/guidelines/', 'profile', '/guidelines'],
    ['/messages/all', 'unknown', 'unknown'],
    ['/toString', 'unknown', 'unknown'],
    ['/pin/7/', 'pin', 'pin'],
  ] as const)('%s with the route %s is the page %s', (path, route, name) => {
    expect(pageNameOf({ route }, path)).toBe(name);
  });

  it('has the page for missing pages for every other route', async () => {
    const page = await pageOf('tv-studio' satisfies RouteName).load();
    expect(page.routes).toEqual(['unknown']);
  });
});
