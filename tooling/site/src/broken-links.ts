import { check } from 'linkinator';

/** Links to other sites: linkinator serves the folder on 127.0.0.1. */
const OTHER_SITES = String.raw`^https?://(?!127\.0\.0\.1[:/])`;

/** A link of a page that leads nowhere. */
export interface BrokenLink {
  readonly page: string;
  readonly url: string;
}

/** Follows every link of a folder of HTML, with its anchors. Links to other sites are not fetched. */
export async function brokenLinks(
  folder: string,
): Promise<{ readonly links: number; readonly broken: readonly BrokenLink[] }> {
  const { links } = await check({
    path: '/',
    serverRoot: folder,
    recurse: true,
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
