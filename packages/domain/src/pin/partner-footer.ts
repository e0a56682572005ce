import { boardRoles } from '../board/roles.js';
import type { CardContext } from '../context.js';
import { isOwnPin } from './kind.js';
import type { Pin } from './pin.js';

/** The window of the numbers that a partner sees: 30 days up to now (S1 §3). */
export const PARTNER_ANALYTICS_WINDOW = '30d_realtime';

/** A number about a pin by the server's own name, such as `impression` (S1 §3). */
export interface PartnerMetric {
  readonly name: string;
  readonly count: number;
}

/**
 * What a partner account sees below its own pins instead of a title (S1 §6): the numbers of the last 30 days, as the
 * server sent them. `[]` for everybody else and without numbers.
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
