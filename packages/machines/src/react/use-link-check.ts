'use client';
import { createLinkCheckMachine } from '../link-check/link-check.machine.js';
import type { LinkCheckPorts } from '../link-check/link-check.types.js';
import { type Chart, type ChartOptions, useChart } from './use-chart.js';

type LinkCheckMachine = ReturnType<typeof createLinkCheckMachine>;

/** The check of a link that leaves the site, for the life of a component: its snapshot, and what is sent to it. */
export function useLinkCheck(
  ports: LinkCheckPorts,
  options?: ChartOptions<LinkCheckMachine>,
): Chart<LinkCheckMachine> {
  return useChart(createLinkCheckMachine, ports, options);
}
