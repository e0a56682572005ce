import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One statement of the specification. */
export interface SpecificationLine {
  /** Section and first words, such as `S1 §5 price show a range min`. */
  readonly anchor: string;
  /** Changes with every letter of the line; blanks at its ends and around bars do not count. */
  readonly hash: string;
}

/** The sections that the domain answers for, by document. A number with a dot is a part of its section. */
const DOCUMENTS = [
  { name: 'S1', file: '1-pin-card.md', sections: ['3', '5', '6', '8', '9'] },
  { name: 'S2', file: '2-messaging.md', sections: ['3', '5', '9'] },
  {
    name: 'S3',
    file: '3-routes-and-actions.md',
    sections: ['3', '4.2', '4.8', '5', '6', '8', '9'],
  },
] as const;

/** Where the specification lies: TACKBOARD_SPEC, or beside the repository. */
export function specificationFolder(): string {
  const beside = fileURLToPath(new URL('../../../../shared/spec', import.meta.url));
  return process.env['TACKBOARD_SPEC'] ?? beside;
}

const ANCHOR_WORDS = 6;
const HASH_LENGTH = 12;

/** The statements of the cited sections, in their order; undefined when the folder is not there. */
export function readSpecification(folder: string): readonly SpecificationLine[] | undefined {
  if (!existsSync(folder)) return undefined;
  return DOCUMENTS.flatMap(({ name, file, sections }) =>
    sectionLines(readFileSync(join(folder, file), 'utf8'), sections).map(({ section, line }) => ({
      anchor: `${name} §${section} ${firstWords(line)}`,
      hash: createHash('sha256').update(line).digest('hex').slice(0, HASH_LENGTH),
    })),
  );
}

/** Every line that states something: no heading, no head of a table, no blank line. */
export function sectionLines(
  markdown: string,
  sections: readonly string[],
): readonly { readonly section: string; readonly line: string }[] {
  const found: { section: string; line: string }[] = [];
  let section = '';
  const lines = markdown.split('\n').map((line) => line.trim());
  for (const [at, line] of lines.entries()) {
    const heading = /^#{2,3} (?:(\d+(?:\.\d+)?)\.? )?/.exec(line);
    if (heading) section = heading[1] ?? section;
    const isTableHead = /^\|[-| ]+\|$/.test(lines[at + 1] ?? '');
    const isRule = /^\|[-| ]+\|$/.test(line);
    if (heading || isTableHead || isRule || line === '' || !sections.includes(section)) continue;
    found.push({ section, line });
  }
  return found;
}

function firstWords(line: string): string {
  return line
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, ANCHOR_WORDS)
    .join(' ');
}
