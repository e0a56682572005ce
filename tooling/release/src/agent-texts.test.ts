import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageTexts, siteTexts } from './agent-texts.ts';

const root = join(import.meta.dirname, '../../..');

describe('the texts of a package', () => {
  const { list, full } = packageTexts(root, 'packages/pin-card');

  it('lists its README and the guides that it links to, with their addresses', () => {
    expect(list).toMatch(
      /^# @tackboard\/pin-card\n\n> The pin card and the grid that shows it\.\n/,
    );
    expect(list).toMatch(/^- \[The grid\]\(https:\/\/\S+\/blob\/main\/docs\/pin-card-grid\.md\)$/m);
  });

  it('has the text of each, and what each entry exports', () => {
    expect(full).toContain('<!-- docs/pin-card-client.md -->');
    expect(full).toContain('## Exports of @tackboard/pin-card/closeup\n\n```ts\n');
    expect(full).toContain('export const PinGrid');
    expect(full).not.toContain('API Extractor');
  });
});

describe('the texts of the site', () => {
  const { list, full } = siteTexts(root);

  it('has every guide for users and every entry, and none for who changes the repository', () => {
    expect(full).toContain('<!-- docs/own-posts.md -->');
    expect(full).toContain('## Exports of @tackboard/domain/words/de');
    expect(list).toContain('docs/own-posts.md');
    expect(list).not.toContain('docs/contributors.md');
  });
});
