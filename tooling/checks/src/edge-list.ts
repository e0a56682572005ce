import { PARTS, type Part } from './edges.ts';
import type { ImportReference } from './source.ts';

/** Product code ships; testing entries ship for the tests of hosts; what stands aside never ships. */
export type Kind = 'product' | 'testing' | 'aside';

/** What a file is, by its path. */
export function kindOf(file: string): Kind {
  const named = /\.(test|test-d|stories|bench)\.|\.(config|setup)\.[a-z]+$/.test(file);
  const placed = /^packages\/[^/]+\/(?!src\/)|^apps\/storybook\/|^apps\/[^/]+\/(bench|e2e)\//;
  if (named || placed.test(file)) return 'aside';
  return /\/src\/testing(\/|\.ts$)/.test(file) ? 'testing' : 'product';
}

/** The row of the edge list that a file lies in. */
export function partOf(file: string): Part | undefined {
  return PARTS.find((part) => file.startsWith(part.folder));
}

/** Whether the row lets its files import the specifier in this way. */
export function allows(part: Part, specifier: string, reference: ImportReference): boolean {
  if (part.not?.includes(specifier)) return false;
  const among = (patterns: readonly string[] | undefined): boolean =>
    patterns?.some((pattern) => matches(pattern, specifier)) ?? false;
  return (
    among(part.may) ||
    (reference.typeOnly && (among(part.mayTypes) || among(part.mayLazily))) ||
    (reference.lazy && among(part.mayLazily))
  );
}

/** Whether a relative import may cross from one part of a package to another. */
export function reaches(part: Part, reached: Part, reference: ImportReference): boolean {
  if (part.name === reached.name || part.reaches?.includes(reached.name)) return true;
  return reference.typeOnly && (part.reachesTypes?.includes(reached.name) ?? false);
}

/** The row in words. */
export function described(part: Part): string {
  const may = [
    ...part.may,
    ...(part.mayTypes ?? []).map((name) => `${name} (types)`),
    ...(part.mayLazily ?? []).map((name) => `${name} (lazily)`),
    ...(part.listed ? ['what its package.json lists'] : []),
  ];
  const not = part.not ? `, but not ${part.not.join(', ')}` : '';
  return `${part.name} may import ${may.length > 0 ? may.join(', ') : 'nothing'}${not}`;
}

function matches(pattern: string, specifier: string): boolean {
  if (!pattern.endsWith('/*')) {
    return pattern === 'node:*' ? specifier.startsWith('node:') : pattern === specifier;
  }
  const stem = pattern.slice(0, -2);
  return specifier === stem || specifier.startsWith(`${stem}/`);
}
