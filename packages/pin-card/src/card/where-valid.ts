/** The result of a rule; undefined when it throws, because the types of a pin that no decoder has read are wrong. */
export function whereValid<Result>(rule: () => Result): Result | undefined {
  try {
    return rule();
  } catch {
    return undefined;
  }
}
