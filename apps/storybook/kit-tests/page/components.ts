import { entries } from './entries.ts';

/** A component that the kit publishes. */
export interface KitComponent {
  readonly name: string;
  /** The first entry that exports it. */
  readonly entry: string;
  /** What React knows it by. */
  readonly type: unknown;
}

const isClass = (value: object) => Object.getPrototypeOf(value) !== Function.prototype;

/** Components are functions with a capital, or what `forwardRef`, `memo` and `lazy` make of them; errors are classes. */
function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !isClass(value);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

/** Every component that an entry of the kit exports, once. */
export function kitComponents(): readonly KitComponent[] {
  const found = new Map<unknown, KitComponent>();
  for (const [entry, exported] of Object.entries(entries)) {
    for (const [name, type] of Object.entries(exported)) {
      if (isComponent(name, type) && !found.has(type)) found.set(type, { name, entry, type });
    }
  }
  return [...found.values()];
}
