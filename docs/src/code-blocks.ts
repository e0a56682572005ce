/** A code block of a Markdown file. */
export interface CodeBlock {
  readonly language: string;
  readonly code: string;
  /** Line of the first line of code, from 1. */
  readonly line: number;
  /** The path that the paragraph before it begins with, such as `` `src/main.tsx`: ``. */
  readonly file?: string;
}

const FENCE = /^( *)```(\w+)\n(.*?)^\1```$/gms;
const FILE = /(?:^|\n)(?:\d+\. )?`([\w./[\]-]+\.\w+)`[^\n]*\n(?:[^\n]+\n)*\n*$/;

/** Returns the code blocks of a Markdown file in their order. */
export function codeBlocks(markdown: string): readonly CodeBlock[] {
  return [...markdown.matchAll(FENCE)].map((match) => {
    const [, indent = '', language = '', code = ''] = match;
    const before = markdown.slice(0, match.index);
    const file = FILE.exec(before)?.[1];
    return {
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: before.split('\n').length + 1,
      ...(file && { file }),
    };
  });
}
