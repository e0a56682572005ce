import { SHARE_UPSELL_ANIMATION_MS, SHARE_UPSELL_DELAY_MS } from '@tackboard/domain';
import type { TimedReducer } from '@tackboard/machines';

/** Whose turn it is, and until when. */
interface ShareTurn {
  readonly turn: 'share' | 'upsell';
  readonly dueAt?: number;
}

/**
 * The turns of a share button and an app upsell (S3 §4.12.4): the upsell has its first turn 4000 ms after the button showed, and
 * each turn lasts 5000 ms. They end at the first turn of the upsell for which `hasUpsell` returns false.
 */
export function createShareTurns(
  shownAt: number,
  hasUpsell: () => boolean,
): TimedReducer<ShareTurn, never> {
  return {
    initial: { turn: 'share', dueAt: shownAt + SHARE_UPSELL_DELAY_MS },
    reduce({ turn }, _, nowMs) {
      if (turn === 'share' && !hasUpsell()) return { turn };
      const next = turn === 'share' ? 'upsell' : 'share';
      return { turn: next, dueAt: nowMs + SHARE_UPSELL_ANIMATION_MS };
    },
  };
}
