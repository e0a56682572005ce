import type { FieldCheck, FieldProblem } from '@tackboard/domain/forms';

/** Why a text cannot be sent; undefined for one that can. */
export function problemOf(check: FieldCheck): FieldProblem | undefined {
  return check.ok ? undefined : check.problem;
}
