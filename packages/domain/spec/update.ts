/*
 * Brings the manifest and the table of the README up to date with the specification: `node spec/update.ts [folder]`, or
 * the folder in TACKBOARD_SPEC. New lines come in without a test, gone lines go out, and a line whose words changed is
 * named, so that somebody looks at its tests.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readSpecification, specificationFolder } from './lines.ts';
import { isUnproved, MANIFEST_FILE, readManifest } from './manifest.ts';
import { withTable } from './table.ts';

const README = new URL('../README.md', import.meta.url);
const folder = process.argv[2] ?? specificationFolder();
const before = readManifest();
const lines = readSpecification(folder);
if (lines === undefined) say(`There is no specification in ${folder}: the lines stay as they are.`);

const manifest = (lines ?? before).map((line) => {
  const known =
    before.find(({ hash }) => hash === line.hash) ??
    before.find(({ anchor }) => anchor === line.anchor);
  if (known !== undefined && known.hash !== line.hash) say(`changed: ${line.anchor}`);
  return { ...known, ...line };
});
writeFileSync(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(README, withTable(readFileSync(README, 'utf8'), manifest));
for (const { anchor } of manifest.filter(isUnproved)) say(`nothing proves: ${anchor}`);
say(`${manifest.length} lines, ${manifest.filter(({ tests }) => tests).length} proved here`);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
