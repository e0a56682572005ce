/** Why a text is not JSON: what is wrong, where, and how to fix it. */
export interface JsonProblem {
  readonly message: string;
  readonly fix: string;
  /** Position in the text, from 0. */
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

class Problem extends Error {
  readonly offset: number;
  readonly fix: string;

  constructor(offset: number, message: string, fix: string) {
    super(message);
    this.offset = offset;
    this.fix = fix;
  }
}

const END = 'Copy the whole response, up to its last bracket.';

/** Words of other languages, and what JSON writes instead. */
const WORDS: Readonly<Record<string, string>> = {
  undefined: 'null',
  None: 'null',
  NaN: 'null',
  Infinity: 'null',
  True: 'true',
  False: 'false',
};

/** Reads JSON like `JSON.parse`, whose errors name no line in some browsers and no fix in any. Keeps no values. */
class Scanner {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  scan(): void {
    this.#skip();
    if (this.#peek() === '<') {
      throw new Problem(
        this.#at,
        'This is HTML, not JSON',
        'Copy the body of the response of your API, not a page.',
      );
    }
    if (this.#isAtEnd()) throw new Problem(this.#at, 'There is no JSON here', 'Paste a pin.');
    this.#value();
    this.#skip();
    if (this.#isAtEnd()) return;
    throw new Problem(
      this.#at,
      `The JSON is complete, but ${this.#shown()} follows`,
      'Keep one value: remove the rest, or put several pins into [ ] with commas between them.',
    );
  }

  #peek(): string {
    return this.#text.charAt(this.#at);
  }

  #isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** The character here, or what the person sees. */
  #shown(): string {
    return this.#isAtEnd() ? 'the end of the text' : `\`${this.#peek()}\``;
  }

  #skip(): void {
    while (/[ \n\r\t]/.test(this.#peek())) this.#at++;
    if (this.#peek() !== '/') return;
    throw new Problem(this.#at, 'JSON has no comments', 'Remove the comment.');
  }

  #value(): void {
    const first = this.#peek();
    if (first === '{') this.#members();
    else if (first === '[') this.#items();
    else if (first === '"') this.#string();
    else if (/[-+.\d]/.test(first)) this.#number();
    else this.#word();
  }

  #members(): void {
    this.#list('}', 'object', () => {
      const start = this.#at;
      if (this.#peek() !== '"') this.#refuseKey();
      this.#string();
      const key = this.#text.slice(start, this.#at);
      this.#skip();
      if (this.#peek() !== ':') {
        throw new Problem(
          this.#at,
          `The key ${key} has no \`:\` after it`,
          `Write ${key}: and its value.`,
        );
      }
      this.#at++;
      this.#skip();
      this.#value();
    });
  }

  #items(): void {
    this.#list(']', 'list', () => this.#value());
  }

  #list(close: string, kind: string, readItem: () => void): void {
    const start = this.#at++;
    this.#skip();
    if (this.#peek() === close) {
      this.#at++;
      return;
    }
    for (;;) {
      this.#refuseEnd(start, kind);
      readItem();
      this.#skip();
      this.#refuseEnd(start, kind);
      if (this.#peek() === close) {
        this.#at++;
        return;
      }
      if (this.#peek() !== ',') {
        throw new Problem(
          this.#at,
          `There is ${this.#shown()} where a comma or \`${close}\` belongs`,
          'Put a comma between two values, and quotes around text.',
        );
      }
      const comma = this.#at++;
      this.#skip();
      if (this.#peek() === close) {
        throw new Problem(
          comma,
          `There is a comma before \`${close}\``,
          'Remove the comma after the last value.',
        );
      }
    }
  }

  #refuseEnd(start: number, kind: string): void {
    if (!this.#isAtEnd()) return;
    const { line } = place(this.#text, start);
    throw new Problem(
      this.#at,
      `The text ends inside the ${kind} that begins in line ${line}`,
      END,
    );
  }

  #refuseKey(): never {
    const name = /^[\w$-]+/.exec(this.#text.slice(this.#at))?.[0];
    throw new Problem(
      this.#at,
      name === undefined
        ? `There is ${this.#shown()} where a key belongs`
        : `The key ${name} has no quotes`,
      `Put straight double quotes around it${name === undefined ? '' : `: "${name}"`}.`,
    );
  }

  #string(): void {
    const start = this.#at++;
    for (;;) {
      if (this.#isAtEnd()) throw new Problem(start, 'This text has no closing quote', END);
      const char = this.#text.charAt(this.#at);
      if (char === '"') break;
      if (char < ' ') {
        throw new Problem(
          this.#at,
          char === '\n'
            ? 'There is a line break inside a text'
            : 'There is a control character inside a text',
          'Close the quotes, or write \\n for a line break and \\t for a tab.',
        );
      }
      if (char === '\\') this.#escape();
      else this.#at++;
    }
    this.#at++;
  }

  #escape(): void {
    const rest = this.#text.slice(this.#at, this.#at + 6);
    const escape = /^\\(?:["\\/bfnrt]|u[\da-f]{4})/i.exec(rest)?.[0];
    if (escape === undefined || /^\\[BFNRT]/.test(escape)) {
      throw new Problem(
        this.#at,
        `JSON does not know the escape ${rest.slice(0, 2)}`,
        'Write \\\\ for a backslash, and \\u and four digits for a character.',
      );
    }
    this.#at += escape.length;
  }

  #number(): void {
    const rest = this.#text.slice(this.#at);
    const written = /^[-+.\w]+/.exec(rest)![0];
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(written)) {
      this.#at += written.length;
      return;
    }
    throw new Problem(
      this.#at,
      `${written} is not a number of JSON`,
      'Write it like 12, -0.5 or 1e9, or put quotes around it.',
    );
  }

  #word(): void {
    const word = /^[A-Za-z_$][\w$]*/.exec(this.#text.slice(this.#at))?.[0];
    if (word === 'true' || word === 'false' || word === 'null') {
      this.#at += word.length;
      return;
    }
    if (word !== undefined) {
      const instead = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
      throw new Problem(
        this.#at,
        `JSON does not know ${word}`,
        instead === undefined ? `Put quotes around it: "${word}".` : `Write ${instead}.`,
      );
    }
    const isQuote = /['“”‘’`]/.test(this.#peek());
    throw new Problem(
      this.#at,
      isQuote
        ? `JSON has no ${this.#peek()} quotes`
        : `There is ${this.#shown()} where a value belongs`,
      isQuote
        ? 'Use straight double quotes.'
        : 'Write a text in quotes, a number, true, false, null, { } or [ ].',
    );
  }
}

function place(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Returns why `text` is not JSON; undefined for JSON. */
export function findJsonProblem(text: string): JsonProblem | undefined {
  try {
    new Scanner(text).scan();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) {
      const { message, fix, offset } = error;
      return { message, fix, offset, ...place(text, offset) };
    }
    // The only other error is a stack that is too small.
    return {
      message: 'The JSON is nested too deeply',
      fix: 'Paste a pin without what it contains a thousand times.',
      offset: 0,
      line: 1,
      column: 1,
    };
  }
}
