import type { Gate } from './gate.ts';
import { docstrings } from './gates/docstrings.ts';
import { edges } from './gates/edges.ts';
import { format } from './gates/format.ts';
import { indexFiles } from './gates/index-files.ts';
import { language } from './gates/language.ts';
import { lint } from './gates/lint.ts';
import { snakeCase } from './gates/snake-case.ts';
import { types } from './gates/types.ts';

/** Every gate of `pnpm check`, in the order in which they start. */
export const GATES: readonly Gate[] = [
  format,
  lint,
  types,
  edges,
  snakeCase,
  docstrings,
  indexFiles,
  language,
];
