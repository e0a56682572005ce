import { gridsCompared } from './grids.ts';
import { messagesBySurface } from './messages.ts';
import { surfacesWithoutSave } from './surfaces.ts';
import { tokensByGroup } from './tokens.ts';
import { wordsByArea } from './words.ts';

/** What is generated into a page of the docs, by the page and the name between its marks. */
export const SECTIONS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'compare.md': { grids: gridsCompared },
  'messages.md': { messages: messagesBySurface },
  'troubleshooting.md': { 'surfaces without Save': surfacesWithoutSave },
  'tokens.md': { tokens: tokensByGroup },
  'words.md': { words: wordsByArea },
};

/** Writes sections of a page between their marks. */
export function withSections(
  page: string,
  sections: Readonly<Record<string, () => string>>,
): string {
  let text = page;
  for (const [name, create] of Object.entries(sections)) {
    const start = `<!-- ${name}: generated, see docs/src/generated -->\n`;
    const end = `<!-- end of the ${name} -->`;
    const from = text.indexOf(start);
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`The marks of ${name} are gone. Put them back.`);
    text = `${text.slice(0, from + start.length)}\n${create()}\n\n${text.slice(to)}`;
  }
  return text;
}
