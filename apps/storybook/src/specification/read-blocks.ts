/** A line of the specification, with the decisions under it. */
export interface Statement {
  /** Such as `S1 §5.12`. */
  readonly id: string;
  readonly text: string;
  readonly decisions: readonly string[];
}

/** What the pages of the specification consist of. */
export type Block =
  | { readonly kind: 'section'; readonly id: string; readonly text: string }
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'statements'; readonly statements: readonly Statement[] };

const DECISION = '  - Decision: ';

/** Reads a document of the specification. Its title is left to the page. */
export function readBlocks(markdown: string): readonly Block[] {
  const [, document = ''] = /^# (S\d):/.exec(markdown) ?? [];
  const blocks: Block[] = [];
  let statements: { id: string; text: string; decisions: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, id, statement] = /^- \*\*(S\d §[\d.]+)\*\* (.+)$/.exec(line) ?? [];
    const [, number, section] = /^#{2,3} (\d+(?:\.\d+)?)\.? (.+)$/.exec(line) ?? [];
    if (id !== undefined && statement !== undefined) {
      if (statements.length === 0) blocks.push({ kind: 'statements', statements });
      statements.push({ id, text: statement, decisions: [] });
    } else if (line.startsWith(DECISION)) {
      statements.at(-1)?.decisions.push(line.slice(DECISION.length));
    } else if (line !== '' && !line.startsWith('# ')) {
      statements = [];
      if (number !== undefined && section !== undefined) {
        blocks.push({ kind: 'section', id: `${document} §${number}`, text: section });
      } else if (line.startsWith('### ')) {
        blocks.push({ kind: 'heading', text: line.slice(4) });
      } else {
        blocks.push({ kind: 'paragraph', text: line });
      }
    }
  }
  return blocks;
}
