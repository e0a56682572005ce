/** An option of the contract cannot be used. Nothing was tested. */
export class ContractOptionError extends Error {
  override readonly name = 'ContractOptionError';
  readonly code = 'contract-option';
}

/** Whether an error is a {@link ContractOptionError}, also of another copy of this package. */
export function isContractOptionError(error: unknown): error is ContractOptionError {
  return error instanceof Error && 'code' in error && error.code === 'contract-option';
}
