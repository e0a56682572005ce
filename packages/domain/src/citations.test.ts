import { describe, expect, it } from 'vitest';
import {
  brokenCitations,
  citedIds,
  readCitations,
  uncitedStatements,
} from '../scripts/citations.ts';
import { parseDocument, readSpecification } from '../scripts/specification.ts';
import uncited from '../spec/uncited.json' with { type: 'json' };

const specification = readSpecification();
const { files, citations } = readCitations();

describe('the specification', () => {
  it('has an id for each statement, and each id once', () => {
    const ids = specification.statements.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(700);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('has every section and statement that the repository cites', () => {
    expect(files).toBeGreaterThan(1000);
    expect(citations.length).toBeGreaterThan(2500);
    expect(brokenCitations(specification, citations)).toEqual([]);
  });

  it('is cited by statement in the sources of domain, ui and routes: a whole section names no source', () => {
    const ids = new Set(specification.statements.map(({ id }) => id));
    const sources = citations.filter(
      ({ file }) =>
        /^packages\/(?:domain|ui|routes)\/src\//.test(file) &&
        !/\.(?:test|stories|cases)\b/.test(file),
    );
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('lists the statements that no test cites: `pnpm --filter @tackboard/domain spec --write`', () => {
    expect(uncited).toEqual(uncitedStatements(specification, citations));
  });
});

describe('parseDocument', () => {
  it('reads sections, subsections and statements, without headings, tables and decisions', () => {
    const markdown = [
      '# S3: Routes',
      '## 2. Paths',
      '### 2.1 Catalogue',
      'Pins:',
      '- **S3 §2.1.1** `/pin/{id}`',
      '  - Decision: A slug may stand before the id.',
      '## 3. Fields',
      '### Pin',
      '- **S3 §3.1** A link.',
    ].join('\n');
    expect(parseDocument('S3', markdown)).toEqual({
      sections: ['S3 §2', 'S3 §2.1', 'S3 §3'],
      statements: [
        { id: 'S3 §2.1.1', section: 'S3 §2.1', text: '`/pin/{id}`' },
        { id: 'S3 §3.1', section: 'S3 §3', text: 'A link.' },
      ],
    });
  });

  it('rejects a statement without an id or with one of another section', () => {
    expect(() => parseDocument('S1', '## 5. Rules\n- A price.')).toThrow('Statement without an id');
    expect(() => parseDocument('S1', '## 5. Rules\n- **S1 §6.1** A price.')).toThrow(
      'S1 §6.1 is under S1 §5. Give it the next free number of S1 §5.',
    );
  });
});

describe('citedIds', () => {
  it.each([
    ['S1 §5.', ['S1 §5']],
    ['(S1 §4 §9.2, S3 §4.9.3)', ['S1 §4', 'S1 §9.2', 'S3 §4.9.3']],
    ['S1 §4, §9 and §2', ['S1 §4', 'S1 §9', 'S1 §2']],
    ['/** Ends here (S3 §5\n * §8). */', ['S3 §5', 'S3 §8']],
    ['section §5', []],
  ])('%s', (text, ids) => {
    expect(citedIds(text)).toEqual(ids);
  });
});

describe('brokenCitations and uncitedStatements', () => {
  const small = parseDocument('S1', '## 5. Rules\n- **S1 §5.1** One.\n- **S1 §5.2** Two.');

  it('names the file and the id that does not exist', () => {
    const cites = ['S1 §5', 'S1 §5.2', 'S1 §5.3'].map((id) => ({ id, file: 'a.ts' }));
    expect(brokenCitations(small, cites)).toEqual(['a.ts cites S1 §5.3, which does not exist']);
  });

  it('counts the id of a statement in a test, and neither its section nor other files', () => {
    const cites = [
      { id: 'S1 §5', file: 'a.test.ts' },
      { id: 'S1 §5.1', file: 'a.cases.json' },
      { id: 'S1 §5.2', file: 'a.ts' },
    ];
    expect(uncitedStatements(small, cites)).toEqual({ 'S1 §5': '2' });
    expect(uncitedStatements(small, cites.slice(0, 2))).toEqual({ 'S1 §5': '2' });
    expect(uncitedStatements(small, [...cites, { id: 'S1 §5.2', file: 'b.spec.ts' }])).toEqual({});
  });
});
