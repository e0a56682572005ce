'use client';
import { createUploadMachine } from '../upload/upload.machine.js';
import type { UploadPorts } from '../upload/upload.types.js';
import { type Chart, type ChartOptions, useChart } from './use-chart.js';

type UploadMachine = ReturnType<typeof createUploadMachine>;

/** An upload from a form, for the life of a component: its snapshot, and what is sent to it. */
export function useUpload(
  ports: UploadPorts,
  options?: ChartOptions<UploadMachine>,
): Chart<UploadMachine> {
  return useChart(createUploadMachine, ports, options);
}
