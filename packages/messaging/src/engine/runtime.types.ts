import type { startLife } from '../life/start-life.js';
import type { createReportQueue } from '../reports/report-queue.js';

/** What the engine loads when the first message is eligible: charts, with xstate, and the queue of reports. */
export interface RuntimeModule {
  readonly startLife: typeof startLife;
  readonly createReportQueue: typeof createReportQueue;
}
