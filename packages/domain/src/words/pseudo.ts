/** The texts of an area, in any language. Each is a function. */
export type Words = Readonly<Record<string, (...values: never[]) => string>>;

const PLAIN = 'aceginosuyzACEGINOSUYZ';
const ACCENTED = 'áçéğîñöšúýžÁÇÉĞÎÑÖŠÚÝŽ';
const LONGER_BY = 1 / 3;

function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}

/** Changes the text between the values and keeps the values. */
function between(text: string, values: readonly string[]): string {
  const [value, ...rest] = values;
  if (value === undefined) return accented(text);
  return text
    .split(value)
    .map((part) => between(part, rest))
    .join(value);
}

function texts(value: unknown): readonly string[] {
  const values = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return values.map(String).filter((text) => text !== '');
}

/**
 * Returns the texts of an area in a pseudo language: accented, a third longer and in brackets. It
 * makes text visible that is hard-coded, cut off or concatenated. Values stay unchanged.
 */
export function pseudoWords<Area extends Words>(words: Area): Area {
  const entries = Object.entries(words).map(([key, sentence]) => [
    key,
    (...values: never[]) => {
      const text = between(sentence(...values), texts(values[0]));
      return `[${text}${'~'.repeat(Math.ceil(text.length * LONGER_BY))}]`;
    },
  ]);
  return Object.fromEntries(entries) as Area;
}
