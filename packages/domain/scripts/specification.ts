import { readFileSync } from 'node:fs';

/** One line of the specification. */
export interface Statement {
  /** Such as `S1 §5.12`, or `S3 §4.9.2` where the section has subsections. */
  readonly id: string;
  /** The section whose heading the line is under, such as `S1 §5`. */
  readonly section: string;
  readonly text: string;
}

export interface Specification {
  readonly sections: readonly string[];
  readonly statements: readonly Statement[];
}

const DOCUMENTS = {
  S1: 'pin-card.md',
  S2: 'messaging.md',
  S3: 'routes-and-actions.md',
} as const;

/** Reads the three documents beside this file. */
export function readSpecification(): Specification {
  const documents = Object.entries(DOCUMENTS).map(([name, file]) =>
    parseDocument(name, readFileSync(new URL(`../spec/${file}`, import.meta.url), 'utf8')),
  );
  return {
    sections: documents.flatMap(({ sections }) => sections),
    statements: documents.flatMap(({ statements }) => statements),
  };
}

/** Throws on a list item without an id, and on an id that does not belong to the heading above it. */
export function parseDocument(name: string, markdown: string): Specification {
  const sections: string[] = [];
  const statements: Statement[] = [];
  for (const line of markdown.split('\n')) {
    const [, number] = /^#{2,3} (\d+(?:\.\d+)?)\.? /.exec(line) ?? [];
    if (number !== undefined) sections.push(`${name} §${number}`);
    if (!line.startsWith('- ')) continue;
    const section = sections.at(-1) ?? name;
    const [, id, text] = /^- \*\*(S\d §[\d.]+)\*\* (.+)$/.exec(line) ?? [];
    if (id === undefined || text === undefined) throw new Error(`Statement without an id: ${line}`);
    if (!new RegExp(`^${section}\\.\\d+$`).test(id)) {
      throw new Error(`${id} is under ${section}. Give it the next free number of ${section}.`);
    }
    statements.push({ id, section, text });
  }
  return { sections, statements };
}
