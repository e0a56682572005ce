import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createClassifier } from './create-classifier.js';
import type { ClassifierOptions } from './site.js';

interface Case {
  readonly cite?: string;
  readonly input: unknown;
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly landingType: string | null;
  readonly flags?: object;
  readonly reserved?: true;
  readonly why?: string;
}

interface Family {
  readonly family: string;
  readonly cite: string;
  readonly site: ClassifierOptions;
  readonly cases: readonly Case[];
}

const FOLDER = new URL('../cases/', import.meta.url);
const NO_FLAGS = {
  inviteCode: null,
  utmPai: null,
  debug: false,
  imageViewer: false,
  malformed: false,
};

const families = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Family);
const cases = families.flatMap((family) => family.cases);

describe.each(families)('$family, $cite', ({ site, cases: ofFamily }) => {
  const { classify } = createClassifier(site);

  it.each(
    ofFamily.map(
      (one) => [JSON.stringify(one.input) + (one.why ? `: ${one.why}` : ''), one] as const,
    ),
  )('%s', (_what, { input, route, params, landingType, flags, reserved }) => {
    expect(classify(input)).toEqual({
      route,
      params,
      landingType,
      flags: { ...NO_FLAGS, ...flags },
      ...(reserved && { reserved }),
    });
  });
});

describe('the cases themselves', () => {
  it('are at least 300, each once in its family', () => {
    expect(cases.length).toBeGreaterThanOrEqual(300);
    for (const { cases: ofFamily } of families) {
      const inputs = ofFamily.map(({ input }) => JSON.stringify(input));
      expect(inputs.filter((input, at) => inputs.indexOf(input) !== at)).toEqual([]);
    }
  });

  it('cite the specification, family by family', () => {
    for (const { family, cite } of families) {
      expect(family).toMatch(/^[A-Z]/);
      expect(cite).toMatch(/^S[123] §\d/);
    }
  });

  it('cover every route of S3 §2.1', () => {
    const text = readFileSync(new URL('route-names.txt', import.meta.url), 'utf8');
    const routes = text.trim().split(/\s+/);
    const covered = new Set(cases.map(({ route }) => route));
    expect(routes).toHaveLength(99);
    expect(routes.filter((route) => !covered.has(route))).toEqual([]);
    expect([...covered].filter((route) => !routes.includes(route))).toEqual([]);
  });
});
