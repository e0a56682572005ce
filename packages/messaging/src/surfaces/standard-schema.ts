/** The part of the Standard Schema (version 1) that messaging reads: zod, valibot, arktype and others implement it. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
  };
}

/** A value, or what is wrong with it. */
export interface StandardResult<Output> {
  readonly value?: Output;
  readonly issues?: readonly { readonly message: string }[] | undefined;
}
