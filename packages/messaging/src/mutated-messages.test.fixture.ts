import { arbitraryExperience } from '@tackboard/domain/testing/arbitraries';
import fc from 'fast-check';

/** Values that a broken server may send in place of any other. */
const garbage = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    ' ',
    0,
    -1,
    Number.NaN,
    true,
    [],
    {},
    'javascript:1',
  ),
  fc.jsonValue(),
);

/** An object with some of its values, at any depth, replaced by garbage. */
const mutate = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) {
    return fc.oneof(
      { weight: 4, arbitrary: fc.tuple(...value.map(mutate)) },
      { weight: 1, arbitrary: garbage },
    );
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => [key, mutate(part)] as const);
    return fc.oneof(
      { weight: 6, arbitrary: fc.record(Object.fromEntries(parts), { requiredKeys: [] }) },
      { weight: 1, arbitrary: garbage },
    );
  }
  return fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: garbage });
};

/** Messages of a broken server. */
export const mutatedMessages = fc.array(arbitraryExperience.chain(mutate), { maxLength: 6 });
