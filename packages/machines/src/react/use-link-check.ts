'use client';
import { createLinkCheckMachine } from '../link-check/link-check.machine.js';
import type { LinkCheckPorts } from '../link-check/link-check.types.js';
import { type Chart, type ChartOptions, useChart } from './use-chart.js';

type LinkCheckMachine = ReturnType<typeof createLinkCheckMachine>;

/** Runs the check of outbound links for the life of a component. Returns its snapshot and `send`. */
export function useLinkCheck(
  ports: LinkCheckPorts,
  options?: ChartOptions<LinkCheckMachine>,
): Chart<LinkCheckMachine> {
  return useChart(createLinkCheckMachine, ports, options);
}
