import type { SavePin, UnsavePin } from '@tackboard/domain';

/** The calls that a move is made of. */
export interface MoveCalls {
  readonly savePin: SavePin;
  readonly unsavePin: UnsavePin;
}

/** What is moved where to. */
export interface MoveRequest {
  readonly pinId: string;
  /** The board that a save is moved away from; left out: the pin is saved once more. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** What an earlier try has saved there: only the old board is left to do. */
  readonly savedId?: string | undefined;
}

/** Where a pin is after a move: saved, and off the old board unless the cause of that stands in `left`. */
export interface MovedPin {
  readonly pinId: string;
  readonly left?: { readonly cause: unknown };
}

/**
 * Saves a pin to another board, then takes it off the old one: what fails between leaves it on both, never on none.
 * Rejects when it could not be saved. `keyOf` makes a repeated step the same step.
 */
export async function movePin(
  { savePin, unsavePin }: MoveCalls,
  { pinId, from, to, savedId }: MoveRequest,
  keyOf: (step: string) => { readonly idempotencyKey: string },
): Promise<MovedPin> {
  if (from !== undefined && to === from) return { pinId };
  const id = savedId ?? (await savePin({ pinId, boardId: to }, keyOf(`save ${to}`))).id;
  if (from === undefined) return { pinId: id };
  try {
    await unsavePin({ pinId, boardId: from }, keyOf(`unsave ${from}`));
    return { pinId: id };
  } catch (cause) {
    return { pinId: id, left: { cause } };
  }
}
