// Reports every export of every entry without a docstring, and every entry that differs from its report in `api`: what its
// users can import. `--write` writes the reports. Reads the built declarations.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { repositoryFiles, root } from './repository.ts';

type Target = string | { readonly types?: string; readonly import?: Target };
type Manifest = { readonly exports: Readonly<Record<string, Target>> };

const isWriting = process.argv.includes('--write');
const temporary = join(root, '.reports/api');
mkdirSync(temporary, { recursive: true });
const undocumented = new Set<string>();
const changed: string[] = [];
let entries = 0;
for (const file of repositoryFiles()) {
  if (!/^packages\/[^/]+\/package\.json$/.test(file)) continue;
  const { exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
  const folder = join(root, file, '..');
  const declarations = new Map(
    Object.entries(exports).flatMap(([entry, target]) => {
      const types = typesOf(target);
      return types === undefined ? [] : [[join(folder, types), entry] as const];
    }),
  );
  mkdirSync(join(folder, 'api'), { recursive: true });
  const configs = [...declarations].map(([file, entry]) => configOf(folder, file, entry));
  const [first] = configs;
  if (first === undefined) continue;
  entries += configs.length;
  // One program of the compiler for all entries of the package.
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: [...declarations.keys()],
  });
  for (const config of configs) {
    const options = { compilerState, localBuild: isWriting, messageCallback: collect };
    const { apiReportChanged } = Extractor.invoke(config, options);
    if (apiReportChanged) changed.push(relative(root, config.reportFilePath));
  }
}
for (const line of [...undocumented].toSorted()) console.error(line);
const wrong = isWriting ? [] : changed;
for (const file of wrong) console.error(`${file} differs: run \`pnpm api\` and read what changed`);
console.log(
  `${entries} entries, ${changed.length} changed, ${undocumented.size} exports without a docstring`,
);
process.exitCode = entries > 0 && undocumented.size === 0 && wrong.length === 0 ? 0 : 1;

function configOf(folder: string, file: string, entry: string): ExtractorConfig {
  const name = entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-');
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: file,
      compiler: { tsconfigFilePath: join(folder, 'tsconfig.build.json') },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: join(folder, 'api'),
        reportTempFolder: temporary,
      },
      messages: {
        extractorMessageReporting: {
          'ae-undocumented': { logLevel: ExtractorLogLevel.Warning },
        },
      },
    },
  });
}

function collect(message: ExtractorMessage): void {
  message.handled = true;
  if (message.messageId !== 'ae-undocumented') return;
  const { sourceFilePath = '', sourceFileLine = 0, text } = message;
  // Members may speak for themselves.
  const line = readFileSync(sourceFilePath, 'utf8').split('\n')[sourceFileLine - 1];
  if (!line?.startsWith('export ')) return;
  undocumented.add(`${relative(root, sourceFilePath)}:${sourceFileLine} ${text}`);
}

function typesOf(target: Target): string | undefined {
  if (typeof target === 'string') return undefined;
  return target.types ?? (target.import === undefined ? undefined : typesOf(target.import));
}
