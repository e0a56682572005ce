import { globSync, readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { KIT_FOLDERS, repositoryRoot } from './kit-entries.ts';

/** Components that the suite cannot be run on, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  TackboardProvider: 'renders what it is given, and no element of its own',
  OrganisePins: 'renders what it is given, and no element of its own',
  LayerHost: 'renders the open layer, and no element of its own',
  FindText: 'renders text for the browser to find, and no element of its own',
  PressScript: 'renders an inline script for the head, and nothing that shows',
  SpeculationRules: 'renders an inline script, and nothing that shows',
};

/** Icons have no class or behaviour of their own. Another test renders each of them. */
const ICON = /^[A-Z]\w+Icon$/;

/** Finds the components that a test file runs the suite on: `describeConformance(<Name`, or a row of a table. */
function provenIn(text: string): readonly string[] {
  const direct = [...text.matchAll(/describeConformance\(\s*<(\w+)/g)];
  const rows = /describeConformance\(\w+,/.test(text)
    ? [...text.matchAll(/\['(\w+)',\s*<\1\b/g)]
    : [];
  return [...direct, ...rows].map(([, name = '']) => name);
}

describe('the conformance suite', () => {
  const files = KIT_FOLDERS.flatMap((folder) =>
    globSync(`${repositoryRoot}/${folder}/src/**/*.test.tsx`),
  );
  const proven = new Set(files.flatMap((file) => provenIn(readFileSync(file, 'utf8'))));
  const { components } = inject('kits')['react-19']!;

  it('runs on every component that an entry of the kit exports', () => {
    expect(files.length).toBeGreaterThan(30);
    const left = components.filter(
      ({ name }) => !ICON.test(name) && !proven.has(name) && !(name in WITHOUT),
    );
    expect(left).toEqual([]);
  });

  it('has no exception for a removed component, or for one that it runs on', () => {
    const names = components.map(({ name }) => name);
    const stale = Object.keys(WITHOUT).filter((name) => !names.includes(name) || proven.has(name));
    expect(stale).toEqual([]);
  });
});
