import { boardRoles } from '../board/roles.js';
import type { CardContext } from '../context.js';
import { isOwnPin } from './kind.js';
import type { Pin } from './pin.js';

/** Window of partner analytics (S1 §3): the last 30 days. */
export const PARTNER_ANALYTICS_WINDOW = '30d_realtime';

/** A metric of a pin (S1 §3); `name` is the server's, such as `impression`. */
export interface PartnerMetric {
  readonly name: string;
  readonly count: number;
}

/**
 * Returns the metrics that partners see below their own pins instead of a title (S1 §6): those of the last 30 days,
 * as received. `[]` for all other viewers and without metrics.
 */
export function partnerFooter(
  pin: Pick<Pin, 'aggregatedPinData' | 'board' | 'pinner'>,
  context: Pick<CardContext, 'viewer'>,
): readonly PartnerMetric[] {
  const { viewer } = context;
  const isTheirs = isOwnPin(pin, viewer) || boardRoles(pin.board, viewer).isOwn;
  if (!viewer.isPartner || !isTheirs) return [];
  const metrics = pin.aggregatedPinData?.creatorAnalytics?.[PARTNER_ANALYTICS_WINDOW] ?? {};
  return Object.entries(metrics).map(([name, count]) => ({ name, count }));
}
