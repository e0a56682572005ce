/**
 * The condition under which `:viewer` may see what is on a board: only the owner and collaborators see a secret board. The
 * one rule for every read: cards, feeds, search, lists, counts and covers (S1 §3). A pin without a board is visible.
 *
 * A deleted secret board still hides the pins that were published on it.
 */
export function visibleSql(board = 'board'): string {
  return `(${board}.id IS NULL OR ${board}.privacy <> 'secret' OR ${board}.owner_id = :viewer
  OR EXISTS (SELECT 1 FROM collaborators WHERE board_id = ${board}.id AND user_id = :viewer))`;
}

/** Where a list of pins shows. A pin can be hidden in one of them (S3 §7); hidden in the feed, it leaves every list. */
export type ListPlace = 'feed' | 'search' | 'news' | 'p2p';

/**
 * The condition under which a list offers `pins` to `:viewer`: the viewer did not hide the pin there, did not report it, and
 * did not block who published it (S3 §4.3 §7). Use it with {@link visibleSql}, which says what may be shown at all.
 */
export function offeredSql(place: ListPlace): string {
  const places = place === 'feed' ? `= 'feed'` : `IN ('feed', '${place}')`;
  return `(:viewer IS NULL OR (
    NOT EXISTS (SELECT 1 FROM hidden_pins WHERE user_id = :viewer AND pin_id = pins.id AND place ${places})
    AND NOT EXISTS (SELECT 1 FROM pin_reports WHERE user_id = :viewer AND pin_id = pins.id AND withdrawn_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM user_blocks WHERE user_id = :viewer AND blocked_id = pins.pinner_id)))`;
}
