import type { Manifest } from './workspace.ts';

/** One fault on purpose, and the gate that has to see it. */
export type Fault = {
  readonly gate: string;
  readonly fault: string;
  /** Files to write; the text before is undefined when the file is new. */
  readonly edits: Readonly<Record<string, (before: string | undefined) => string>>;
  /** What the gate has to say: a gate that is red for another reason has not seen the fault. */
  readonly says: string;
};

/** Writes a file anew. */
export const written = (text: string) => (): string => text;

/** Adds to the end of a file. */
export const appended =
  (text: string) =>
  (before = ''): string =>
    `${before}${text}`;

/** Changes the first place that it finds. */
export const replaced =
  (from: string | RegExp, to: string) =>
  (before = ''): string =>
    before.replace(from, to);

/** Changes a package.json. */
export const manifest =
  (change: (before: Manifest) => object) =>
  (before = '{}'): string =>
    `${JSON.stringify(change(JSON.parse(before) as Manifest), undefined, 2)}\n`;

/** The line that a public declaration needs. */
export const DOC = '/** A value. */\n';

/** The smallest package. */
export const MESSAGING = 'packages/messaging/package.json';
