import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runTurbo } from '../../checks/src/turbo.ts';
import { nextReleases } from './next-releases.ts';
import { packAll, type Tarball } from './pack.ts';
import { registryPage } from './registry-page.ts';
import { pnpm, run } from './run.ts';
import { tarballProblems } from './tarball-problems.ts';

// Builds and packs every package, checks the files and the licences, and publishes those whose version no registry has.
const { values } = parseArgs({
  options: {
    /** Writes what a registry would show, and stops before publishing. */
    'dry-run': { type: 'boolean', default: false },
    /** Publishes to a registry on this machine, and installs from it. */
    local: { type: 'boolean', default: false },
  },
});
/** Publishing without a token needs npm 11.5.1, and a runner may have an older one. */
const NPM = 'npm@11.19.1';

const WRITE_CHANGELOG = '`pnpm changeset version` writes it before a release. Commit it.';

/** Licences that ask for no more than their text. */
const LICENCES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** An entry of `pnpm licenses list --json`. */
interface Dependency {
  readonly name: string;
  readonly versions: readonly string[];
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** What a registry would show, a page for each package. */
const PAGES = join(root, '.reports/release');
for (const name of readdirSync(join(root, 'packages'))) {
  rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
}
if (runTurbo(['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']) > 0) {
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'tackboard-release-'));
try {
  const tarballs = await packAll(root, folder);
  if (tarballs.length === 0) throw new Error('There is no package to release.');
  const licences = await readLicences();
  const problems = [...tarballs.flatMap(print), ...printLicences(licences)];
  for (const problem of problems) console.error(problem);
  const unwritten = withoutChangelog(tarballs);
  if (unwritten.length > 0) {
    console.log(`\nNo CHANGELOG.md yet in ${unwritten.join(', ')}: ${WRITE_CHANGELOG}`);
  }
  console.log(`${tarballs.length} packages, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
  else if (values['dry-run']) await writePages(tarballs, licences);
  else if (values.local) await publishToThisMachine(tarballs);
  else await publish(tarballs);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function sizeOf({ bytes, files }: Pick<Tarball, 'bytes' | 'files'>): string {
  return `${files.length} files, ${kilobytes(bytes)} packed`;
}

/** Names of the packages that were never versioned. */
function withoutChangelog(tarballs: readonly Tarball[]): readonly string[] {
  return tarballs
    .filter(({ files }) => !files.some(({ path }) => path === 'CHANGELOG.md'))
    .map(({ manifest }) => manifest.name);
}

/** Prints the files of a tarball, and returns its problems. */
function print({ manifest, bytes, files }: Tarball): readonly string[] {
  const title = `${manifest.name} ${manifest.version}`;
  console.log(`\n${title}: ${sizeOf({ bytes, files })}`);
  for (const file of files) console.log(`${kilobytes(file.bytes).padStart(11)}  ${file.path}`);
  return tarballProblems(files, manifest).map((problem) => `${title}: ${problem}`);
}

/** The names of what `npm install` of the packages brings, with peers, by their licence. */
type Licences = Readonly<Record<string, readonly Dependency[]>>;

async function readLicences(): Promise<Licences> {
  const { stdout } = await pnpm(root, ['licenses', 'list', '--json', '--prod']);
  return JSON.parse(stdout) as Licences;
}

/** Prints the licences. Returns those that ask for more than their text. */
function printLicences(byLicence: Licences): readonly string[] {
  const licences = Object.entries(byLicence);
  if (licences.length === 0) throw new Error('pnpm lists no licence.');
  console.log('\nLicences of what an install brings:');
  for (const [licence, dependencies] of licences) {
    for (const { name, versions } of dependencies)
      console.log(`  ${licence}  ${name} ${versions.join(', ')}`);
  }
  return licences
    .filter(([licence]) => !LICENCES.includes(licence))
    .flatMap(([licence, dependencies]) =>
      dependencies.map(({ name }) => `${name}: the licence ${licence} is not allowed`),
    );
}

/** Writes a page for each package: its next version with README, CHANGELOG and licences, as a registry shows them. */
async function writePages(tarballs: readonly Tarball[], byLicence: Licences): Promise<void> {
  const licences = new Map(
    Object.entries(byLicence).flatMap(([licence, dependencies]) =>
      dependencies.map(({ name }) => [name, licence] as const),
    ),
  );
  const releases = await nextReleases(root);
  mkdirSync(PAGES, { recursive: true });
  for (const tarball of tarballs) {
    const { manifest } = tarball;
    const next = releases.find(({ name }) => name === manifest.name);
    if (!next) throw new Error(`${manifest.name} is no package of the workspace.`);
    const readme = readFileSync(join(root, manifest.repository.directory, 'README.md'), 'utf8');
    const page = registryPage({ manifest, next, readme, licences, size: sizeOf(tarball) });
    const file = join(PAGES, `${manifest.name.replace(/.*\//, '')}.md`);
    writeFileSync(file, page);
    const [newest = 'no CHANGELOG'] = next.changelog?.split(/^## .*$/m).slice(1) ?? [];
    const changes = newest
      .replaceAll(/^(### .*|- )/gm, '')
      .trim()
      .replaceAll(/\n+/g, ' ');
    console.log(`\n${manifest.name} ${next.version}: ${changes}\n  ${file}`);
  }
}

async function publishToThisMachine(tarballs: readonly Tarball[]): Promise<void> {
  const { publishLocally } = await import('./local-registry.ts');
  const { entries } = await publishLocally(tarballs, folder);
  console.log(`published to a registry on this machine and installed: ${entries} entries load`);
}

/** Publishes the tarballs that were checked, where no registry has their version, and tags each. npm logs in by the identity of the workflow. */
async function publish(tarballs: readonly Tarball[]): Promise<void> {
  const unwritten = withoutChangelog(tarballs);
  if (unwritten.length > 0) {
    throw new Error(`No CHANGELOG.md in ${unwritten.join(', ')}: ${WRITE_CHANGELOG}`);
  }
  const options = { cwd: root };
  for (const { archive, manifest } of tarballs) {
    const release = `${manifest.name}@${manifest.version}`;
    if (await isPublished(release)) continue;
    await run('npx', ['-y', NPM, 'publish', archive, '--provenance', '--access=public'], options);
    await run('git', ['tag', '--annotate', release, '--message', release], options);
    console.log(`published ${release}`);
  }
}

async function isPublished(release: string): Promise<boolean> {
  try {
    await run('npm', ['view', release, 'version'], { cwd: root });
    return true;
  } catch (error) {
    if (String(error).includes('E404')) return false;
    throw error;
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
