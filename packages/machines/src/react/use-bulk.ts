'use client';
import { createBulkMachine } from '../bulk/bulk.machine.js';
import type { BulkPorts } from '../bulk/bulk.types.js';
import { type Chart, type ChartOptions, useChart } from './use-chart.js';

type BulkMachine = ReturnType<typeof createBulkMachine>;

/** Runs the bulk edit of a board's pins for the life of a component. Returns its snapshot and `send`. */
export function useBulk(ports: BulkPorts, options?: ChartOptions<BulkMachine>): Chart<BulkMachine> {
  return useChart(createBulkMachine, ports, options);
}
