import { relative } from 'node:path';
import type { IssueType, ReporterOptions } from 'knip';

/** What the reporter prints: files read, and every finding. */
export type KnipReport = {
  readonly files: number;
  readonly findings: readonly {
    readonly kind: IssueType;
    readonly file: string;
    readonly name: string;
    readonly line: number | undefined;
  }[];
};

/** Prints what knip found and how many files it read; its own JSON form leaves that number out. */
export default function report({ report: wanted, issues, counters, cwd }: ReporterOptions): void {
  const kinds = (Object.keys(issues) as IssueType[]).filter((kind) => wanted[kind]);
  const findings = kinds.flatMap((kind) =>
    Object.values(issues[kind])
      .flatMap((bySymbol) => Object.values(bySymbol))
      .map(({ filePath, symbol, symbols, line }) => ({
        kind,
        file: relative(cwd, filePath),
        name: symbols ? symbols.map((one) => one.symbol).join(', ') : symbol,
        line,
      })),
  );
  process.stdout.write(
    JSON.stringify({ files: counters.processed, findings } satisfies KnipReport),
  );
}
