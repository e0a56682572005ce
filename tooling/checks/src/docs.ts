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

// Reports every export of every entry without a docstring. Reads the built declarations.
const reports = join(root, '.reports');
mkdirSync(reports, { recursive: true });
const undocumented = new Set<string>();
let entries = 0;
for (const file of repositoryFiles()) {
  if (!/^packages\/[^/]+\/package\.json$/.test(file)) continue;
  const { exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
  const folder = join(root, file, '..');
  const declarations = Object.values(exports).flatMap((target) => {
    const types = typesOf(target);
    return types === undefined ? [] : [join(folder, types)];
  });
  const configs = declarations.map((entry) => configOf(folder, entry));
  const [first] = configs;
  if (first === undefined) continue;
  entries += configs.length;
  // One program of the compiler for all entries of the package.
  const compilerState = CompilerState.create(first, { additionalEntryPoints: declarations });
  for (const config of configs) {
    Extractor.invoke(config, { compilerState, localBuild: true, messageCallback: collect });
  }
}
for (const line of [...undocumented].toSorted()) console.error(line);
console.log(`${entries} entries, ${undocumented.size} exports without a docstring`);
process.exitCode = entries > 0 && undocumented.size === 0 ? 0 : 1;

function configOf(folder: string, entry: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      compiler: { tsconfigFilePath: join(folder, 'tsconfig.build.json') },
      // The messages are a by-product of the report.
      apiReport: {
        enabled: true,
        reportFileName: 'api.md',
        reportFolder: reports,
        reportTempFolder: join(reports, 'temp'),
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
