import { describe, expectTypeOf, it } from 'vitest';
import type { CallName, TackboardCalls } from './calls.js';
import type { DeletePin, ReadPin, SavePin, UnsavePin } from './ports.js';

/** The names of the calls that accept a function with this first parameter. */
type NamesAccepting<First> = {
  [Name in CallName]: ((first: First) => never) extends NonNullable<TackboardCalls[Name]>
    ? Name
    : never;
}[CallName];

describe('the types of the calls', () => {
  it('accept a text as first parameter only where a text is passed', () => {
    expectTypeOf<NamesAccepting<string>>().toEqualTypeOf<'readInvite' | 'readUserState'>();
    expectTypeOf<NamesAccepting<number>>().toEqualTypeOf<never>();
  });

  it('accept a function without parameters for every call', () => {
    expectTypeOf<() => never>().toExtend<Required<TackboardCalls>[CallName]>();
  });

  it('refuse the id of a pin in place of the request', () => {
    type WithId = (pinId: string, options: object) => Promise<never>;
    expectTypeOf<WithId>().not.toExtend<SavePin>();
    expectTypeOf<WithId>().not.toExtend<UnsavePin>();
    expectTypeOf<WithId>().not.toExtend<ReadPin>();
    expectTypeOf<WithId>().not.toExtend<DeletePin>();
    type WithRequest = (request: { readonly pinId: string }, options: object) => Promise<never>;
    expectTypeOf<WithRequest>().toExtend<SavePin & UnsavePin & ReadPin & DeletePin>();
  });

  it('refuse it where calls are written out', () => {
    const text = async (pinId: string) => void pinId.trim();
    const calls = {
      savePin: async () => ({ id: '1' }),
      readPin: async () => ({ id: '1' }),
      // @ts-expect-error -- the first parameter is an object
      unsavePin: text,
    } satisfies TackboardCalls;
    expectTypeOf(calls.unsavePin).toBeFunction();
  });
});
