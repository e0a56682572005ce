export { startLife } from '../life/start-life.js';
export { createReportQueue } from '../reports/report-queue.js';
