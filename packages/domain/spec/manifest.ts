import { readFileSync } from 'node:fs';
import type { SpecificationLine } from './lines.ts';

/** A test, by its file, its title as the source has it, and the row of its table when it has one. */
export interface Proof {
  readonly file: string;
  readonly title: string;
  readonly case?: string;
}

/** What is not proved here: which package proves it, or `nowhere` when there is nothing to prove. */
export interface Elsewhere {
  readonly home: string;
  readonly reason: string;
}

/** A line of the specification with what proves it. */
export interface ManifestLine extends SpecificationLine {
  readonly tests?: readonly Proof[];
  readonly elsewhere?: Elsewhere;
}

/** The committed list of lines. */
export const MANIFEST_FILE = new URL('manifest.json', import.meta.url);

/** Reads the committed list of lines. */
export function readManifest(): readonly ManifestLine[] {
  return JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as readonly ManifestLine[];
}

/** A line that nothing proves and nobody else answers for. */
export function isUnproved({ tests = [], elsewhere }: ManifestLine): boolean {
  const isElsewhere = elsewhere !== undefined && elsewhere.home !== '' && elsewhere.reason !== '';
  return tests.length === 0 && !isElsewhere;
}

/**
 * What is wrong with a proof: a file that is not there, a title that no text of the file is, or a row that neither the
 * file nor a table of cases beside it has. Undefined when all is well. `read` takes a path from the package's folder.
 */
export function missingProof(
  proof: Proof,
  read: (file: string) => string | undefined,
): string | undefined {
  const source = read(proof.file);
  if (source === undefined) return `${proof.file} is not there`;
  const texts = literals(source);
  if (!texts.has(proof.title)) return `${proof.file} has no test "${proof.title}"`;
  if (proof.case === undefined || texts.has(proof.case)) return undefined;
  const folder = proof.file.slice(0, proof.file.lastIndexOf('/'));
  const isInTable = [...texts]
    .filter((text) => text.endsWith('.json'))
    .some((table) => {
      const rows = read(`${folder}/${table.replace('./', '')}`);
      return rows !== undefined && literals(rows).has(proof.case ?? '');
    });
  return isInTable ? undefined : `${proof.file} has no case "${proof.case}"`;
}

/** The texts between quotes in a source, as they read. Comments do not count. */
function literals(source: string): ReadonlySet<string> {
  const code = source.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  const texts = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)];
  return new Set(texts.map(([, single, double]) => unescape(single ?? double ?? '')));
}

function unescape(text: string): string {
  return text.replace(/\\(['"\\])/g, '$1');
}
