'use client';
import { createUploadMachine } from '../upload/upload.machine.js';
import type { UploadPorts } from '../upload/upload.types.js';
import { type Chart, type ChartOptions, useChart } from './use-chart.js';

type UploadMachine = ReturnType<typeof createUploadMachine>;

/** Runs an upload for the life of a component. Returns its snapshot and `send`. */
export function useUpload(
  ports: UploadPorts,
  options?: ChartOptions<UploadMachine>,
): Chart<UploadMachine> {
  return useChart(createUploadMachine, ports, options);
}
