import type { FieldCheck, FieldProblem } from '@tackboard/domain';

/** The problem of a checked text; undefined when it is valid. */
export function problemOf(check: FieldCheck): FieldProblem | undefined {
  return check.ok ? undefined : check.problem;
}
