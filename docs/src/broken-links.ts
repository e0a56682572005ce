import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the links of a Markdown file that lead to no file or heading of the repository. Links to other sites are not fetched. */
export function brokenLinks(file: string): readonly string[] {
  const markdown = withoutCode(readFileSync(file, 'utf8'));
  const links = markdown.matchAll(/\]\(([^)\s]+)\)/g);
  return [...links]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(file, link));
}

function leadsSomewhere(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(target)) return false;
  if (anchor === undefined) return true;
  const document = statSync(target).isDirectory() ? join(target, 'README.md') : target;
  return existsSync(document) && anchorsOf(readFileSync(document, 'utf8')).includes(anchor);
}

/** The anchors that GitHub gives to headings. */
function anchorsOf(markdown: string): readonly string[] {
  const headings = withoutCode(markdown).matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^ *```.*?^ *```$/gms, '');
}
