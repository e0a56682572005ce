// Compiles every example of the guides and READMEs against the built packages, and runs those that implement calls.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TackboardCalls } from '@tackboard/domain';
import { codeBlocks } from './code-blocks.ts';
import { exampleModule, exportedNames, exportedValues } from './example.ts';
import { runCalls } from './run-calls.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs/examples-of-documents');
rmSync(folder, { recursive: true, force: true });

const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'packages/*/README.md'], {
  cwd: root,
}).toSorted();
const sources = new Map<string, string>();
/** The examples that export `calls`, with their documents. */
const implementations = new Map<string, string>();
for (const document of documents) {
  const name = document.replace(/\.md$/, '').replaceAll('/', '-').toLowerCase();
  const declarationsFile = join(root, 'docs/example-declarations', `${subjectOf(document)}.ts`);
  const declared = existsSync(declarationsFile)
    ? exportedNames(readFileSync(declarationsFile, 'utf8'))
    : [];
  for (const { language, code, line, file } of codeBlocks(
    readFileSync(join(root, document), 'utf8'),
  )) {
    if (!/^(tsx?|json)$/.test(language)) continue;
    if (language === 'json' && file === undefined) continue;
    // `pnpm consumers` compiles and runs these in projects of their own.
    if (document === 'docs/vite-and-next.md' && file !== undefined) continue;
    if (file?.startsWith('app/')) continue;
    const path = join(folder, name, file ?? `line-${line}.${language === 'json' ? 'json' : 'tsx'}`);
    sources.set(relative(join(root, 'docs'), path), document);
    mkdirSync(dirname(path), { recursive: true });
    const declarationsPath = relative(dirname(path), declarationsFile).replace(/\.ts$/, '.js');
    const text =
      language === 'json'
        ? code
        : exampleModule(code, line, { path: declarationsPath, names: declared });
    writeFileSync(path, text);
    if (language === 'ts' && file !== undefined && exportedValues(code).has('calls')) {
      implementations.set(path, document);
    }
  }
}

const { status, stdout } = spawnSync(
  'tsc',
  ['-p', 'tsconfig.examples.json', '--pretty', 'false', '--singleThreaded'],
  { cwd: join(root, 'docs'), encoding: 'utf8' },
);
// The generated files keep the lines of their document.
console.error(
  stdout
    .replaceAll(/^examples-of-documents[^(\n]*/gm, (path) => sources.get(path) ?? path)
    .trimEnd(),
);
const problems: string[] = [];
for (const [path, document] of implementations) {
  const { calls } = (await import(pathToFileURL(path).href)) as { readonly calls: TackboardCalls };
  problems.push(...(await runCalls(calls)).map((problem) => `${document}: ${problem}`));
}
if (problems.length > 0) console.error(problems.join('\n'));
console.log(
  `${sources.size} examples of ${documents.length} documents, ${implementations.size} of them run`,
);
const isGreen = sources.size > 0 && implementations.size > 0 && problems.length === 0;
process.exitCode = isGreen ? (status ?? 1) : 1;

/** The package of a README or of a page of its reference, such as `pin-card` of `docs/pin-card-grid.md`; or the guide. */
function subjectOf(document: string): string {
  const page = basename(document, '.md');
  const names = readdirSync(join(root, 'packages'));
  if (page === 'README') return basename(dirname(document));
  return names.find((name) => page === name || page.startsWith(`${name}-`)) ?? page;
}
