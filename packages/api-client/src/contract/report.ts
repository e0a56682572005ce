import { CONTRACT_CASES } from './cases/all-cases.js';
import type { ContractResult } from './run-contract.js';

/** Formats results as a table: one line for each endpoint, and one for each broken rule. */
export function formatReport(results: readonly ContractResult[]): string {
  const width = widthOf(results.map(({ endpoint }) => endpoint));
  return [...formatResults(results, width), '', formatCounts(results)].join('\n');
}

/** The width of the column of names. Default: of the names of all endpoints. */
export function widthOf(
  names: readonly string[] = CONTRACT_CASES.map(({ endpoint }) => endpoint.name),
): number {
  return Math.max(0, ...names.map((name) => name.length));
}

/** The lines of the table for these results. */
export function formatResults(results: readonly ContractResult[], width: number): string[] {
  const names = [...new Set(results.map(({ endpoint }) => endpoint))];
  return names.flatMap((endpoint) => {
    const own = results.filter((result) => result.endpoint === endpoint);
    const failed = own.filter(({ outcome }) => outcome === 'fail');
    const passed = own.filter(({ outcome }) => outcome === 'pass').map(({ check }) => check);
    const outcome = failed.length > 0 ? 'fail' : passed.length > 0 ? 'pass' : 'not offered';
    const rest =
      outcome === 'not offered' ? (own[0]?.detail ?? '') : [...new Set(passed)].join(', ');
    return [
      `${endpoint.padEnd(width)}  ${outcome.padEnd(11)}  ${rest}`.trimEnd(),
      ...failed.map(({ check, detail }) => `${' '.repeat(width)}    ${check}: ${detail}`),
    ];
  });
}

/** The number of checks of each outcome, in one line. */
export function formatCounts(results: readonly ContractResult[]): string {
  const counts = (['pass', 'fail', 'not offered'] as const).map(
    (outcome) => `${results.filter((each) => each.outcome === outcome).length} ${outcome}`,
  );
  return counts.join(', ');
}
