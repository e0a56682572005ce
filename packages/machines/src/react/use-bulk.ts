'use client';
import { createBulkMachine } from '../bulk/bulk.machine.js';
import type { BulkPorts } from '../bulk/bulk.types.js';
import { type Chart, type ChartOptions, useChart } from './use-chart.js';

type BulkMachine = ReturnType<typeof createBulkMachine>;

/** Editing many pins of a board, for the life of a component: its snapshot, and what is sent to it. */
export function useBulk(ports: BulkPorts, options?: ChartOptions<BulkMachine>): Chart<BulkMachine> {
  return useChart(createBulkMachine, ports, options);
}
