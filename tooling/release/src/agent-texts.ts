import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/*
 * What an agent reads instead of the pages of a site: `llms.txt`, a list of them, and `llms-full.txt`, their text with the exports of
 * every entry. The format is that of llmstxt.org.
 */

const REPOSITORY = /^git\+(.*)\.git$/;

/** Pages about the repository, not about its use; tables of what is in the reports too. */
const LEFT_OUT = ['architecture', 'benchmarks', 'contributors', 'entries', 'features', 'releases'];

/** A document, by its path from the root of the repository. */
interface Page {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly repository: { readonly url: string };
  readonly exports: Readonly<Record<string, unknown>>;
}

const readManifest = (root: string, folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

function readPage(root: string, path: string): Page {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, title: /^# (.*)$/m.exec(text)?.[1] ?? basename(path), text };
}

/** The guides that a README links to, in its order. */
function guidesOf(root: string, readme: Page): readonly Page[] {
  const names = readme.text.matchAll(/\]\(\.\.\/\.\.\/docs\/([\w-]+)\.md/g);
  const paths = new Set([...names].map(([, name = '']) => name));
  return [...paths]
    .filter((name) => !LEFT_OUT.includes(name))
    .map((name) => readPage(root, `docs/${name}.md`));
}

/** The exports of each entry of a package, as TypeScript. */
function reportsOf(root: string, folder: string): readonly string[] {
  const { name, exports } = readManifest(root, folder);
  return Object.keys(exports).flatMap((entry) => {
    const report = entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-');
    const file = join(root, folder, 'api', `${report}.api.md`);
    if (!existsSync(file)) return [];
    // API Extractor ends lines as Windows does, and ends with a comment about itself.
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    const [, code = ''] =
      /```ts\n([^]*?)\n(?:\/\/ \(No @packageDocumentation.*\n\n)?```/.exec(text) ?? [];
    return [`## Exports of ${name}${entry.slice(1)}\n\n\`\`\`ts\n${code.trim()}\n\`\`\``];
  });
}

function joinPages(title: string, pages: readonly Page[], reports: readonly string[]): string {
  const texts = pages.map(({ path, text }) => `<!-- ${path} -->\n\n${text.trim()}`);
  return `${[title, ...texts, ...reports].join('\n\n')}\n`;
}

/** Lists pages in groups, with their addresses in the repository. */
function listPages(
  root: string,
  title: string,
  groups: Readonly<Record<string, readonly Page[]>>,
): string {
  const { url } = readManifest(root, '.').repository;
  const [, repository = ''] = REPOSITORY.exec(url) ?? [];
  const line = (page: Page) => `- [${page.title}](${repository}/blob/main/${page.path})`;
  const lists = Object.entries(groups)
    .filter(([, pages]) => pages.length > 0)
    .map(([name, pages]) => [`## ${name}`, '', ...pages.map(line)].join('\n'));
  return `${[title, 'Everything in one file: [llms-full.txt](llms-full.txt)', ...lists].join('\n\n')}\n`;
}

const heading = ({ name, description }: Pick<Manifest, 'description' | 'name'>) =>
  `# ${name}\n\n> ${description}`;

/** Both files of a package or of the site. */
export interface AgentTexts {
  /** `llms.txt` */
  readonly list: string;
  /** `llms-full.txt` */
  readonly full: string;
}

/** The texts of a package, by its folder, such as `packages/pin-card`. */
export function packageTexts(root: string, folder: string): AgentTexts {
  const readme = readPage(root, `${folder}/README.md`);
  const guides = guidesOf(root, readme);
  const title = heading(readManifest(root, folder));
  return {
    list: listPages(root, title, { Start: [readme], Guides: guides }),
    full: joinPages(title, [readme, ...guides], reportsOf(root, folder)),
  };
}

/** The texts of all packages and guides. */
export function siteTexts(root: string): AgentTexts {
  const guides = globSync('docs/*.md', { cwd: root })
    .filter((path) => !LEFT_OUT.includes(basename(path, '.md')))
    .toSorted()
    .map((path) => readPage(root, path));
  const folders = globSync('packages/*/package.json', { cwd: root }).map(dirname).toSorted();
  const readmes = folders.map((folder) => readPage(root, `${folder}/README.md`));
  const title = heading({ name: 'Tackboard', description: readManifest(root, '.').description });
  const reports = folders.flatMap((folder) => reportsOf(root, folder));
  return {
    list: listPages(root, title, { Packages: readmes, Guides: guides }),
    full: joinPages(title, [...readmes, ...guides], reports),
  };
}

/** Writes both files into a folder. */
export function writeTexts(folder: string, { list, full }: AgentTexts): void {
  writeFileSync(join(folder, 'llms.txt'), list);
  writeFileSync(join(folder, 'llms-full.txt'), full);
}
