'use client';
import { createDeletePinMachine } from '../delete-pin/delete-pin.machine.js';
import type { DeletePinPorts } from '../delete-pin/delete-pin.types.js';
import { type Chart, type ChartOptions, useChart } from './use-chart.js';

type DeletePinMachine = ReturnType<typeof createDeletePinMachine>;

/** The delete of a pin of one’s own, for the life of a component: its snapshot, and what is sent to it. */
export function useDeletePin(
  ports: DeletePinPorts,
  options?: ChartOptions<DeletePinMachine>,
): Chart<DeletePinMachine> {
  return useChart(createDeletePinMachine, ports, options);
}
