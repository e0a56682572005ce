import type { ManifestLine, Proof } from './manifest.ts';

const START = '<!-- specification: start -->';
const END = '<!-- specification: end -->';

/** The text of the README with the table of the manifest between its marks. */
export function withTable(readme: string, manifest: readonly ManifestLine[]): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start === -1 || end === -1) throw new Error(`The README has no ${START} and ${END}.`);
  const body = [
    '',
    '<!-- prettier-ignore-start -->',
    table(manifest),
    '<!-- prettier-ignore-end -->',
    '',
  ];
  return `${readme.slice(0, start + START.length)}\n${body.join('\n')}\n${readme.slice(end)}`;
}

function table(manifest: readonly ManifestLine[]): string {
  const rows = manifest.map(
    (line) => `| ${cell(line.anchor)} | \`${line.hash}\` | ${proofs(line)} |`,
  );
  return ['| Line | Hash | Proved by |', '| --- | --- | --- |', ...rows].join('\n');
}

function proofs({ tests = [], elsewhere }: ManifestLine): string {
  const here = tests.map((proof) => {
    const name = proof.file.replace(/^src\/|\.test\.ts$/g, '');
    return `[${name}](${proof.file}): ${cell(titleOf(proof))}`;
  });
  const there = elsewhere ? [`${cell(elsewhere.home)}: ${cell(elsewhere.reason)}`] : [];
  return [...here, ...there].join('<br>');
}

/** The title of a test; of one row of a table, with the row in its place. */
function titleOf({ title, case: row }: Proof): string {
  if (row === undefined) return title;
  const named = title.replace(/^\$cite: (?:\$area )?\$\w+$|%s|\$title/, row);
  return named === title ? `${title} (${row})` : named;
}

function cell(text: string): string {
  return text.replace(/[|<>*_[\]]/g, '\\$&');
}
