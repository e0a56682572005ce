/** The figures of a run. */
export interface FaultReport {
  /** Acknowledged writes by their kind. */
  readonly writes: Record<string, number>;
  /** Requests that were sent for them. */
  requests: number;
  /** Requests that failed, and were sent again. */
  repeats: number;
  /** Writes without an idempotency key. */
  keyless: number;
  /** Acknowledged writes that were sent once more, later: with their key, or without one. */
  duplicates: number;
  /** Planned faults by kind. */
  readonly faults: Record<string, number>;
  kills: number;
  /** States that were compared with the database, over all checks. */
  comparisons: number;
  /** Broken promises. Empty in a good run. */
  readonly violations: string[];
}

/** Creates a report without figures. */
export function createReport(): FaultReport {
  return {
    writes: {},
    requests: 0,
    repeats: 0,
    keyless: 0,
    duplicates: 0,
    faults: {},
    kills: 0,
    comparisons: 0,
    violations: [],
  };
}

/** Adds one to a count. */
export function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function list(counts: Record<string, number>): string {
  const sorted = Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b));
  return sorted.map(([name, value]) => `${name} ${value}`).join(', ');
}

function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, value) => sum + value, 0);
}

/** Formats the figures of a run. */
export function formatFaultReport(report: FaultReport, seconds: number): string {
  return [
    `${total(report.writes)} acknowledged writes in ${seconds.toFixed(1)} s: ${list(report.writes)}`,
    `${report.requests} requests, ${report.repeats} of them repeated after a failure; ${report.keyless} writes without a key`,
    `${report.duplicates} acknowledged writes sent once more`,
    `${total(report.faults)} faults planned: ${list(report.faults)}`,
    `${report.kills} SIGKILLs with a restart, ${report.comparisons} comparisons with the database`,
    report.violations.length === 0
      ? 'nothing lost, nothing twice, no published pin deleted, integrity_check ok'
      : `${report.violations.length} VIOLATIONS`,
    ...report.violations.slice(0, 20),
  ].join('\n');
}
