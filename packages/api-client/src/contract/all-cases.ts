import { BOARDS, LAST_BOARDS } from './cases/boards.js';
import { FIRST_READS } from './cases/first-reads.js';
import { OTHERS } from './cases/others.js';
import { PEOPLE } from './cases/people.js';
import { PINS_CASES } from './cases/pins.js';
import type { ContractCase } from './contract-case.js';

/** The cases of every endpoint, in the order in which they run: each needs what earlier ones have kept. */
export const CONTRACT_CASES: readonly ContractCase[] = [
  ...FIRST_READS,
  ...BOARDS,
  ...PINS_CASES,
  ...PEOPLE,
  ...OTHERS,
  ...LAST_BOARDS,
];
