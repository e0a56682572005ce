import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteTexts, writeTexts } from '@tackboard/release/agent-texts';
import { brokenLinks } from './broken-links.ts';
import { writeReference } from './reference.ts';

// Writes the guides, the reference, Storybook and what agents read into `site` as one static site, and checks every link in it.
const root = join(import.meta.dirname, '../../..');
const out = join(root, 'site');
rmSync(out, { recursive: true, force: true });
const { pages, entries } = await writeReference(root, out);
cpSync(join(root, 'apps/storybook/storybook-static'), join(out, 'storybook'), { recursive: true });
writeTexts(out, siteTexts(root));
const { links, broken } = await brokenLinks(out);
for (const { page, url } of broken) console.error(`${page} links to ${url}, which is not there`);
console.log(
  `${pages} pages, ${entries} entries, ${links} links, ${broken.length} of them broken: site/index.html`,
);
process.exitCode = entries > 0 && links > 0 && broken.length === 0 ? 0 : 1;
