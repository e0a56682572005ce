import { expect, it } from 'vitest';
import { SHORTENED_PROPERTIES } from '../shortened-properties.ts';

/** All properties of the platform's objects, and of what its functions return. */
function platformNames(): Set<string> {
  // Those of browsers, and of lazily loaded classes.
  const names = new Set<string>(['root', 'text', 'top']);
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
    if (!isObject || seen.has(value)) return;
    seen.add(value);
    for (const [name, { value: inner }] of Object.entries(
      Object.getOwnPropertyDescriptors(value),
    )) {
      names.add(name);
      visit(inner);
    }
    visit(Object.getPrototypeOf(value));
  };
  visit(globalThis);
  visit(''.matchAll(/./g));
  visit(new Map().entries());
  return names;
}

it('no property that the build shortens is one of the platform', () => {
  const platform = platformNames();
  expect([platform.has('next'), platform.has('charCodeAt'), platform.has('pathname')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(SHORTENED_PROPERTIES.filter((name) => platform.has(name))).toEqual([]);
});
