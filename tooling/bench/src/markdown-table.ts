/** A Markdown table with columns of equal width, text aligned left and figures right, as oxfmt formats it. */
export function markdownTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_head, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) =>
    line(row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))),
  );
  const rule = line(
    widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  );
  return [padded[0]!, rule, ...padded.slice(1)];
}
