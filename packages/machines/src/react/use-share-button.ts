'use client';
import { createShareButtonMachine } from '../share/share-button.machine.js';
import type { ShareButtonPorts } from '../share/share-button.types.js';
import { type Chart, type ChartOptions, useChart } from './use-chart.js';

type ShareButtonMachine = ReturnType<typeof createShareButtonMachine>;

/** Runs a share button for the life of a component. Returns its snapshot and `send`. */
export function useShareButton(
  ports: ShareButtonPorts,
  options?: ChartOptions<ShareButtonMachine>,
): Chart<ShareButtonMachine> {
  return useChart(createShareButtonMachine, ports, options);
}
