import { decodeInvite, decodePin } from '@tackboard/domain/wire';
import type { WirePin } from '../wire/pin.js';

/**
 * Converts a model to the graph form (S1 §3): its names are camelCase, and an id is `entityId`. Maps keep their keys.
 */
function graphForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(graphForm);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name === 'id' ? 'entityId' : name,
      graphForm(part),
    ]),
  );
}

/** Converts a pin to the graph form. */
export function graphPin(pin: WirePin): Record<string, unknown> {
  return { __typename: 'Pin', ...(graphForm(decodePin(pin)) as object) };
}

/** Converts an invite to the graph form. */
export function graphInvite(invite: object): Record<string, unknown> {
  return { __typename: 'InviteCode', ...(graphForm(decodeInvite(invite)) as object) };
}
