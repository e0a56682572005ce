/** One thing that is wrong, told so that a stranger can mend it. */
export type Finding = {
  readonly file: string;
  readonly line?: number;
  readonly what: string;
  readonly why: string;
  readonly mend: string;
};

/** How much a gate looked at: `{ count: 47, of: 'files' }`. */
export type Reading = { readonly count: number; readonly of: string };

/** What a gate read and what it found. */
export type Outcome = { readonly read: readonly Reading[]; readonly findings: readonly Finding[] };

/** The files of the repository, as a gate sees them. Paths are relative to `root` and written with `/`. */
export type Tree = {
  readonly root: string;
  readonly files: readonly string[];
  read(file: string): string;
};

/** One rule about the whole repository. */
export type Gate = {
  readonly name: string;
  run(tree: Tree): Outcome | Promise<Outcome>;
};

/** A gate that looked at nothing proves nothing, so each of its readings has to be above zero. */
export function emptyReadings(outcome: Outcome): readonly Finding[] {
  const empty = outcome.read.filter((reading) => reading.count === 0);
  return empty.map((reading) => ({
    file: '(the whole tree)',
    what: `read 0 ${reading.of}`,
    why: 'a gate that reads nothing is always green and protects nobody',
    mend: 'mend the pattern by which the gate finds its input',
  }));
}
