import fc, { type Arbitrary } from 'fast-check';

/** One arbitrary per field: a field added to a model is tested or does not compile. */
export type Parts<Model> = {
  readonly [Name in keyof Model]-?: Arbitrary<Exclude<Model[Name], undefined>>;
};

/** Any subset of the fields except the empty one: servers send an empty object for an absent value. */
export function some<Model extends object>(parts: Parts<Model>): Arbitrary<Model> {
  return fc
    .record(parts as Record<string, Arbitrary<unknown>>, {
      requiredKeys: [],
      noNullPrototype: true,
    })
    .filter((model) => Object.keys(model).length > 0) as Arbitrary<unknown> as Arbitrary<Model>;
}

/** The `required` fields and any subset of the others. */
export function entity<Model extends object>(
  required: readonly (keyof Model & string)[],
  parts: Parts<Model>,
): Arbitrary<Model> {
  return fc.record(parts as Record<string, Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  }) as Arbitrary<unknown> as Arbitrary<Model>;
}

/** Any text, blank or not. */
export const text = fc.string({ unit: 'binary', maxLength: 8 });
/** A URL that a page may load, as servers send it. */
export const url = fc.oneof(
  fc.webUrl(),
  fc.webPath().map((path) => `/i${path}`),
);
export const id = fc.oneof(
  fc.stringMatching(/^\d{1,19}$/),
  text.filter((value) => value.trim() !== ''),
);
/** Any finite number except -0. */
export const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
export const flag = fc.boolean();
/** Milliseconds since 1970. */
export const moment = fc.oneof(fc.integer({ min: 0, max: 4e12 }), fc.maxSafeInteger(), number);
/** A duration in whole milliseconds. */
export const milliseconds = fc.nat();
export const list = <Item>(item: Arbitrary<Item>) => fc.array(item, { maxLength: 3 });
/** A small map with any keys but `__proto__`. */
export const map = <Item>(item: Arbitrary<Item>) =>
  fc.dictionary(
    text.filter((key) => key !== '__proto__'),
    item,
    {
      maxKeys: 3,
      noNullPrototype: true,
    },
  );
/** A known value, or another that is not a known one in another case. */
export const word = <Known extends string>(known: readonly Known[]) =>
  fc.oneof(
    fc.constantFrom(...known),
    text.filter((value) => !known.some((one) => one.toLowerCase() === value.toLowerCase())),
  );
