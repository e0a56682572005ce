/** The fields of React's fibers that are read here. */
interface Fiber {
  readonly type: unknown;
  readonly elementType: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Returns the types of all components below a root, from React's fibers. */
export function renderedTypes(container: Element): ReadonlySet<unknown> {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const types = new Set<unknown>();
  const waiting: (Fiber | null)[] = [
    key === undefined
      ? null
      : (Reflect.get(container, key) as { stateNode: { current: Fiber } }).stateNode.current,
  ];
  while (waiting.length > 0) {
    const fiber = waiting.pop();
    if (!fiber) continue;
    types.add(fiber.type).add(fiber.elementType);
    waiting.push(fiber.child, fiber.sibling);
  }
  return types;
}
