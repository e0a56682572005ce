import type { Fault } from './fault.ts';
import { PACKAGE_FAULTS } from './package-faults.ts';
import { SOURCE_FAULTS } from './source-faults.ts';

/** At least one fault a gate; several where a gate has several rules. */
export const FAULTS: readonly Fault[] = [...SOURCE_FAULTS, ...PACKAGE_FAULTS];
