import type { NextRelease } from './next-releases.ts';
import type { Manifest } from './pack.ts';

/** What a registry shows of a package. */
export interface RegistryPage {
  readonly manifest: Manifest;
  readonly next: NextRelease;
  readonly readme: string;
  /** The licence of each package that an install brings, by its name. */
  readonly licences: ReadonlyMap<string, string>;
  /** Files and bytes, as a sentence. */
  readonly size: string;
}

const LINK = /\]\((?!https?:|#)([^)\s]+)\)/g;

/** A registry resolves the links of a README against its repository. */
function resolved(readme: string, { repository }: Manifest): string {
  const page = repository.url.replace(/^git\+|\.git$/g, '');
  const base = `${page}/blob/main/${repository.directory}/README.md`;
  return readme.replace(LINK, (_link, path: string) => `](${new URL(path, base).href})`);
}

function needs(
  title: string,
  ranges: Readonly<Record<string, string>> | undefined,
  licences: RegistryPage['licences'],
): readonly string[] {
  const names = Object.keys(ranges ?? {}).map((name) => {
    const licence = licences.get(name);
    return licence === undefined ? name : `${name} (${licence})`;
  });
  return names.length === 0 ? [] : [`${title}: ${names.join(', ')}`];
}

/** Prints what a registry shows of the next release of a package, as Markdown. */
export function registryPage({ manifest, next, readme, licences, size }: RegistryPage): string {
  const facts = [
    `version: ${next.version}`,
    `licence: ${manifest.license}`,
    `repository: ${manifest.repository.url}, ${manifest.repository.directory}`,
    `homepage: ${manifest.homepage}`,
    `issues: ${manifest.bugs}`,
    `size: ${size}`,
    ...needs('dependencies', manifest.dependencies, licences),
    ...needs('peers', manifest.peerDependencies, licences),
  ];
  const parts = [
    `<!-- ${next.name} ${next.version}, as a registry shows it -->`,
    manifest.description,
    facts.map((fact) => `- ${fact}`).join('\n'),
    '<!-- README.md -->',
    resolved(readme, manifest).trim(),
    '<!-- CHANGELOG.md -->',
    (next.changelog ?? 'none').trim(),
  ];
  return `${parts.join('\n\n')}\n`;
}
