import type { Pin, SavePin, UnsavePin } from '@tackboard/domain';

/** The calls that a move needs. */
export interface MoveCalls {
  readonly savePin: SavePin;
  readonly unsavePin: UnsavePin;
}

/** A pin to move, and its boards. */
export interface MoveRequest {
  readonly pin: Pick<Pin, 'id' | 'trackingParams'>;
  /** The viewer (S1 §7). */
  readonly userId: string | undefined;
  /** The old board; undefined to save the pin again without moving it. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The section of the new board. */
  readonly sectionId?: string | undefined;
  /** The id of the copy that a former attempt saved, so that only the unsave is left. */
  readonly savedId?: string | undefined;
}

/** The result of a move. `left` has the cause when the pin is still on the old board too. */
export interface MovedPin {
  readonly pinId: string;
  readonly left?: { readonly cause: unknown };
}

/**
 * Saves a pin to another board, then unsaves it from the old one. A failure leaves it on both boards, never on none.
 * Rejects when the save fails. `keyOf` returns the idempotency key of a step, the same for a retry.
 */
export async function movePin(
  { savePin, unsavePin }: MoveCalls,
  { pin: { id: pinId, trackingParams }, userId, from, to, sectionId, savedId }: MoveRequest,
  keyOf: (step: string) => { readonly idempotencyKey: string },
): Promise<MovedPin> {
  if (from !== undefined && to === from && sectionId === undefined) return { pinId };
  const tracked = {
    pinId,
    ...(trackingParams !== undefined && { clientTrackingParams: trackingParams }),
  };
  const target = {
    boardId: to,
    ...(sectionId !== undefined && { sectionId }),
    ...(userId !== undefined && { userId }),
  };
  const key = keyOf(['save', to, sectionId].filter(Boolean).join(' '));
  const id = savedId ?? (await savePin({ ...tracked, ...target }, key)).id;
  // A copy that stays on its board goes to the section.
  if (from === undefined || from === to) return { pinId: id };
  try {
    await unsavePin({ ...tracked, boardId: from }, keyOf(`unsave ${from}`));
    return { pinId: id };
  } catch (cause) {
    return { pinId: id, left: { cause } };
  }
}
