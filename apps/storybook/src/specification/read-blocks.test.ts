import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBlocks } from './read-blocks.ts';

it('reads sections, headings, statements and their decisions', () => {
  const markdown = [
    '# S3: Routes',
    '',
    'An introduction.',
    '',
    '### 4.2 Feedback',
    '',
    '- **S3 §4.2.1** Promoted.',
    '  - Decision: First.',
    '- **S3 §4.2.2** Topic.',
    '',
    '### Pin',
    '- **S3 §4.2.3** Related.',
  ].join('\n');
  expect(readBlocks(markdown)).toEqual([
    { kind: 'paragraph', text: 'An introduction.' },
    { kind: 'section', id: 'S3 §4.2', text: 'Feedback' },
    {
      kind: 'statements',
      statements: [
        { id: 'S3 §4.2.1', text: 'Promoted.', decisions: ['First.'] },
        { id: 'S3 §4.2.2', text: 'Topic.', decisions: [] },
      ],
    },
    { kind: 'heading', text: 'Pin' },
    { kind: 'statements', statements: [{ id: 'S3 §4.2.3', text: 'Related.', decisions: [] }] },
  ]);
});

it('reads every statement and decision of the specification', () => {
  const folder = new URL('../../../../packages/domain/spec/', import.meta.url);
  const files = globSync('*.md', { cwd: folder });
  expect(files).toHaveLength(3);
  for (const file of files) {
    const markdown = readFileSync(new URL(file, folder), 'utf8');
    const statements = readBlocks(markdown).flatMap((block) =>
      block.kind === 'statements' ? block.statements : [],
    );
    expect(statements).toHaveLength(markdown.match(/^- /gm)?.length ?? 0);
    const decisions = statements.flatMap((statement) => statement.decisions);
    expect(decisions).toHaveLength(markdown.match(/^ {2}- /gm)?.length ?? 0);
  }
});
