import { globSync, readFileSync } from 'node:fs';
import { classify } from '@tackboard/routes';
import { expect, it } from 'vitest';

const SOURCES = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !/\.(?:test|stories)\b/.test(file),
);

it('S2 §2.1: messaging defines no routes, and uses those of the site for links only', () => {
  const entries = SOURCES.flatMap((file) => {
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    return [...source.matchAll(/from '(@tackboard\/routes[^']*)'/g)].map(([, entry]) => entry);
  });
  expect(SOURCES.length).toBeGreaterThan(80);
  expect(new Set(entries)).toEqual(new Set(['@tackboard/routes/links']));
});

it.each([
  ['/messages', 'unknown'],
  ['/experiences', 'profile'],
  ['/experiences/1000162:500863', 'board'],
  ['/surveys', 'profile'],
])('S2 §2.1: %s is no route of messages, but what its name is on the site: %s', (path, route) => {
  expect(classify(path).route).toBe(route);
});
