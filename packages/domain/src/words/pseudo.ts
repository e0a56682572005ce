/** The sentences of one area in any language: a function each (S1 §8, S3 §8). */
export type Words = Readonly<Record<string, (...values: never[]) => string>>;

const PLAIN = 'aceginosuyzACEGINOSUYZ';
const ACCENTED = 'áçéğîñöšúýžÁÇÉĞÎÑÖŠÚÝŽ';
const LONGER_BY = 1 / 3;

function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}

/** Changes what lies between the values, and leaves the values as they are. */
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
 * The sentences of an area in a language that nobody speaks: accented, a third longer and between brackets, so that text
 * which is not translated, cut off or put together from pieces is seen at a glance. Values stay as they are (S1 §8, S3 §8).
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
