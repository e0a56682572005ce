import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  Application,
  type CommentDisplayPart,
  Converter,
  type DocumentReflection,
  JSX,
} from 'typedoc';
import { packageEntries } from './entries.ts';

/** The pages beside the root README, by their group in the navigation. */
const PAGES: readonly (readonly [group: string, files: readonly string[]])[] = [
  [
    'Guides',
    [
      'README',
      'product-teams',
      'own-posts',
      'vite-and-next',
      'navigation',
      'classifier',
      'designers',
      'back-end-teams',
      'troubleshooting',
      'compare',
      'costs',
      'support',
      'accessibility',
    ].map((name) => `docs/${name}.md`),
  ],
  [
    'Contributing',
    [
      'docs/contributors.md',
      'CONTRIBUTING.md',
      'docs/features.md',
      'docs/releases.md',
      'SECURITY.md',
      'CODE_OF_CONDUCT.md',
    ],
  ],
  ['Packages', ['packages/*/README.md', 'docs/*.md']],
  ['The demo', ['apps/*/README.md']],
  ['Specification', ['packages/domain/spec/*.md']],
];

/** Writes the guides, the READMEs and the reference of every entry as HTML. Returns the numbers of pages and entries. */
export async function writeReference(
  root: string,
  out: string,
): Promise<{ readonly pages: number; readonly entries: number }> {
  const names = packageEntries(root);
  const groups = pageGroups(root);
  const app = await Application.bootstrap({
    name: 'Tackboard',
    entryPoints: [...names.keys()],
    tsconfig: join(import.meta.dirname, '../tsconfig.reference.json'),
    basePath: root,
    readme: join(root, 'README.md'),
    projectDocuments: [...groups.keys()],
    out,
    // The gates check types and docstrings. The repository has no address that lines of its files could link to.
    skipErrorChecking: true,
    disableSources: true,
    disableGit: true,
    githubPages: false,
    excludeExternals: true,
    excludeInternal: true,
    validation: { notExported: false },
    highlightLanguages: ['tsx', 'ts', 'js', 'json', 'css', 'html', 'sh', 'md', 'http'],
    ignoredHighlightLanguages: ['mermaid'],
    groupOrder: [...PAGES.map(([group]) => group), 'Modules', '*'],
    navigation: { includeGroups: true },
    sort: ['documents-first', 'source-order'],
    hideGenerator: true,
    logLevel: 'Warn',
  });
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document: DocumentReflection) => {
    const file = document.project.files.getReflectionPath(document) ?? '';
    document.frontmatter['group'] = groups.get(file);
    nameByHeading(document);
  });
  app.renderer.hooks.on('sidebar.begin', ({ relativeURL }) =>
    JSX.createElement(
      'p',
      null,
      JSX.createElement('a', { href: relativeURL('storybook/index.html') }, 'Storybook'),
    ),
  );
  const entryPoints = app.getEntryPoints();
  if (entryPoints === undefined) throw new Error('typedoc found no entries: see its messages.');
  const project = app.converter.convert(
    entryPoints
      .map((entryPoint) => {
        const { fileName } = entryPoint.sourceFile;
        return { ...entryPoint, displayName: names.get(fileName) ?? relative(root, fileName) };
      })
      .toSorted((a, b) => a.displayName.localeCompare(b.displayName, 'en')),
  );
  withoutHeading(project.readme?.[0]);
  app.validate(project);
  await app.generateOutputs(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings())
    throw new Error('typedoc found faults: see its messages.');
  return { pages: groups.size, entries: names.size };
}

/** The group of each page, by its path. A page that no group names is one of a package. */
function pageGroups(root: string): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const [group, patterns] of PAGES) {
    for (const page of globSync([...patterns], { cwd: root })) {
      const path = join(root, page);
      if (!groups.has(path)) groups.set(path, group);
    }
  }
  return groups;
}

/** A page has the name of its first heading, and the heading once. */
function nameByHeading(document: DocumentReflection): void {
  document.name = withoutHeading(document.content[0]) ?? document.name;
}

/** Takes the heading out of the beginning of a page, and returns it. */
function withoutHeading(beginning: CommentDisplayPart | undefined): string | undefined {
  const [line = '', heading] = /^\s*# (.*)\n/.exec(beginning?.text ?? '') ?? [];
  if (beginning !== undefined) beginning.text = beginning.text.slice(line.length);
  return heading;
}
