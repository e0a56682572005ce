// Finds calls of the client that the demo never makes. No tool knows that a port is called by its name.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryFiles, root } from './repository.ts';

const CALLS_FILE = 'packages/api-client/src/calls.ts';

/** What the demo runs: its own code, and the packages that it hands its calls to. */
const CALLERS = /^(?:apps\/web\/src|packages\/(?:machines|messaging|pin-card)\/src)\/.*\.tsx?$/;

const TESTS = /\.(?:test|stories|fixture|bench)\.|\/testing\//;

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

/** The calls that `createCalls` binds: by name, or every function of a file. */
export function clientCalls(): readonly string[] {
  const source = readFileSync(join(root, CALLS_FILE), 'utf8');
  const [, list = ''] = /^const allCalls = \(\) => \(\{([^}]*)\}/m.exec(source) ?? [];
  return (list.match(/[\w.]+/g) ?? []).flatMap((entry) =>
    entry.startsWith('...') ? functionsOf(source, entry.slice(3)) : entry,
  );
}

/** The functions of a file that `source` imports as a whole. */
function functionsOf(source: string, name: string): readonly string[] {
  const [, file = ''] =
    new RegExp(`^import \\* as ${name} from '(.+)\\.js'`, 'm').exec(source) ?? [];
  const module = readFileSync(join(root, dirname(CALLS_FILE), `${file}.ts`), 'utf8');
  return [...module.matchAll(/^export (?:(?:async )?function|const) ([a-z]\w*)/gm)].map(
    ([, called = '']) => called,
  );
}

/** Those of the calls that nothing of the demo makes. */
export function callsWithoutCaller(calls: readonly string[]): readonly string[] {
  const words = new Set<string>();
  for (const file of repositoryFiles()) {
    if (!CALLERS.test(file) || TESTS.test(file)) continue;
    const code = readFileSync(join(root, file), 'utf8').replaceAll(COMMENT, '');
    for (const [, name = ''] of code.matchAll(/[.{,']\s*(\w+)/g)) words.add(name);
  }
  return calls.filter((name) => !words.has(name));
}
