import type { Gate } from './gate.ts';
import { build } from './gates/build.ts';
import { consistency } from './gates/consistency.ts';
import { edges } from './gates/edges.ts';
import { format } from './gates/format.ts';
import { language } from './gates/language.ts';
import { lint } from './gates/lint.ts';
import { packages } from './gates/packages.ts';
import { size } from './gates/size.ts';
import { types } from './gates/types.ts';
import { unused } from './gates/unused.ts';

/** Every gate of `pnpm check`, in the order in which they start: the build first, what waits for it last. */
export const GATES: readonly Gate[] = [
  build,
  format,
  lint,
  types,
  edges,
  language,
  unused,
  consistency,
  packages,
  size,
];
