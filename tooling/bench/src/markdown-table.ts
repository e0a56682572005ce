/**
 * A Markdown table with columns of equal width, as oxfmt formats it: the first `textColumns` aligned left, figures right.
 */
export function markdownTable(rows: readonly (readonly string[])[], textColumns = 1): string[] {
  const widths = rows[0]!.map((_head, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) =>
    line(
      row.map((cell, at) =>
        at < textColumns ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!),
      ),
    ),
  );
  const rule = line(
    widths.map((width, at) => (at < textColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  );
  return [padded[0]!, rule, ...padded.slice(1)];
}
