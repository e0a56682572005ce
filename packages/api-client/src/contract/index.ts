export { CONTRACT_CASES } from './all-cases.js';
export {
  type Check,
  CHECKS,
  checksOf,
  type ContractCase,
  type Fixtures,
  REQUIRED_CALLS,
} from './contract-case.js';
export { ContractOptionError, isContractOptionError } from './contract-option-error.js';
export { formatReport } from './report.js';
export { type ContractOptions, type ContractResult, runContract } from './run-contract.js';
