import type { KeyValueStore } from '@tackboard/domain';
import { createGuardedStorage, type GuardedStorageOptions } from './guarded-storage.js';
import { type Report, REPORT_MAX_AGE_MS } from './report.js';

const PREFIX = 'tackboard:message-report:';

/** Reports that outlive the page. Each has a key of its own, so that two tabs never overwrite each other's. */
export interface ReportStorage {
  readonly save: (report: Report) => void;
  readonly remove: (id: string) => void;
  /** Returns the reports of a viewer, oldest first, and removes those of others and outdated ones. */
  readonly load: (viewerId: string, now: number) => readonly Report[];
  /** Removes all reports. */
  readonly clear: () => void;
}

/** Stores reports in a key-value store. A blocked store is reported and costs only the reports of the next page. */
export function createReportStorage(options: GuardedStorageOptions): ReportStorage {
  const guard = createGuardedStorage(options);
  const ownKeys = (store: KeyValueStore) => store.keys().filter((key) => key.startsWith(PREFIX));

  return {
    save: (report) => guard((store) => store.set(PREFIX + report.id, JSON.stringify(report))),
    remove: (id) => guard((store) => store.remove(PREFIX + id)),
    load(viewerId, now) {
      const reports: Report[] = [];
      guard((store) => {
        for (const key of ownKeys(store)) {
          const report = parse(store.get(key));
          const isOutdated = !report || now - report.at > REPORT_MAX_AGE_MS;
          if (isOutdated || report.viewerId !== viewerId) store.remove(key);
          else reports.push(report);
        }
      });
      return reports.toSorted((one, other) => one.at - other.at);
    },
    clear: () => guard((store) => ownKeys(store).forEach((key) => store.remove(key))),
  };
}

function parse(text: string | null): Report | undefined {
  try {
    const report: unknown = JSON.parse(text ?? '');
    return isReport(report) ? report : undefined;
  } catch {
    return undefined; // another program's text under our key
  }
}

function isReport(value: unknown): value is Report {
  const { at, kind, ...texts } = (value ?? {}) as Partial<Record<keyof Report, unknown>>;
  const { experienceId, id, placementId, viewerId } = texts;
  return (
    [id, placementId, experienceId, viewerId].every((text) => typeof text === 'string') &&
    typeof at === 'number' &&
    (kind === 'viewed' || kind === 'completed' || kind === 'dismissed')
  );
}
