import { check } from 'linkinator';

/** Links to other sites: linkinator serves the folder on 127.0.0.1. */
const OTHER_SITES = String.raw`^https?://(?!127\.0\.0\.1[:/])`;

/** A link of a page that leads nowhere. */
export interface BrokenLink {
  readonly page: string;
  readonly url: string;
}

type Links = { readonly links: number; readonly broken: readonly BrokenLink[] };

/** Follows every link of a folder of HTML, with its anchors. Links to other sites are not fetched. */
export function brokenLinks(folder: string): Promise<Links> {
  return follow({ path: '/', serverRoot: folder, recurse: true });
}

/** Checks the links of these Markdown files: to files, folders and headings below `folder`. `documents` can be globs. */
export function brokenLinksOfMarkdown(folder: string, documents: string[]): Promise<Links> {
  return follow({ path: documents, serverRoot: folder, markdown: true, directoryListing: true });
}

async function follow(options: Parameters<typeof check>[0]): Promise<Links> {
  const { links } = await check({
    ...options,
    checkFragments: true,
    linksToSkip: [OTHER_SITES],
    concurrency: 20,
  });
  const checked = links.filter(({ state }) => state !== 'SKIPPED');
  return {
    links: checked.length,
    broken: checked
      .filter(({ state }) => state === 'BROKEN')
      .map(({ parent = '', url }) => ({ page: parent, url })),
  };
}
