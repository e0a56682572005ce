import type { Drift } from '@tackboard/domain/wire';

/** Describes a difference from the model for a log. The value is left out: it may be personal, and of any length. */
export function driftLine({ kind, path }: Drift): string {
  return `The response differs from the model: ${kind} at ${path}`;
}
