'use client';
import { createBoardPickerMachine } from '../picker/board-picker.machine.js';
import type { BoardPickerPorts } from '../picker/board-picker.types.js';
import { type Chart, type ChartOptions, useChart } from './use-chart.js';

type BoardPickerMachine = ReturnType<typeof createBoardPickerMachine>;

/** Runs the board picker of a save button for the life of a component. Returns its snapshot and `send`. */
export function useBoardPicker(
  ports: BoardPickerPorts,
  options?: ChartOptions<BoardPickerMachine>,
): Chart<BoardPickerMachine> {
  return useChart(createBoardPickerMachine, ports, options);
}
