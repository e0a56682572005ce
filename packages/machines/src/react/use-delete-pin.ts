'use client';
import { createDeletePinMachine } from '../delete-pin/delete-pin.machine.js';
import type { DeletePinPorts } from '../delete-pin/delete-pin.types.js';
import { type Chart, type ChartOptions, useChart } from './use-chart.js';

type DeletePinMachine = ReturnType<typeof createDeletePinMachine>;

/** Runs the delete of a published pin for the life of a component. Returns its snapshot and `send`. */
export function useDeletePin(
  ports: DeletePinPorts,
  options?: ChartOptions<DeletePinMachine>,
): Chart<DeletePinMachine> {
  return useChart(createDeletePinMachine, ports, options);
}
