export { CONTRACT_CASES } from './cases/all-cases.js';
export {
  type Check,
  CHECKS,
  checksOf,
  type ContractCase,
  type Fixtures,
  REQUIRED_CALLS,
} from './contract-case.js';
export { formatReport } from './report.js';
export {
  ContractOptionError,
  type ContractOptions,
  type ContractResult,
  isContractOptionError,
  runContract,
} from './run-contract.js';
