import { gzipSync } from 'node:zlib';
import type { OutputFile } from './first-load-of.ts';

/** What a viewer does on a page, in this order, and what the page imports for it with a module of it. */
const STEPS = {
  'first load': [],
  'once it is alive': [{ request: 'runtime.js', module: '/client/runtime.js' }],
  'first hover': [{ request: 'run-intent.js', module: '/writes/write.machine.js' }],
  'first choice of a board': [{ request: 'layers.js', module: '/layers.js' }],
  'first menu': [{ request: 'menus.js', module: '/menus.js' }],
} as const;

/** What one step costs: gzip, file by file. */
export interface StepCost {
  readonly bytes: number;
  readonly requests: number;
}

/** The names of the steps. */
export const STEP_NAMES = Object.keys(STEPS);

/** Returns the costs of the steps in their order. A file counts for the first step that loads it. */
export function pageCosts(files: readonly OutputFile[]): readonly StepCost[] {
  const byName = new Map(files.map((output) => [output.file, output]));
  const loaded = new Set<OutputFile>();
  const load = (output: OutputFile | undefined, found: OutputFile[]) => {
    if (!output || loaded.has(output)) return;
    loaded.add(output);
    found.push(output);
    for (const file of output.imports) load(byName.get(file), found);
  };
  return Object.values(STEPS).map((modules) => {
    const found: OutputFile[] = [];
    const starts =
      modules.length === 0
        ? files.filter(({ isEntry }) => isEntry)
        : modules.flatMap((part) => filesOf(files, part));
    for (const start of starts) load(start, found);
    const bytes = found.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    return { bytes, requests: found.length };
  });
}

function filesOf(
  files: readonly OutputFile[],
  { request, module }: { readonly request: string; readonly module: string },
): readonly OutputFile[] {
  const together = files.filter(({ loadedBy = [] }) => loadedBy.includes(request));
  if (together.length > 0) return together;
  const found = files.find(({ modules }) => modules.some(({ name }) => name.endsWith(module)));
  if (!found) throw new Error(`No chunk has the module ${module}. Name another module of it.`);
  return [found];
}
