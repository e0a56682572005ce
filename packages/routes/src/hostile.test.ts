import { describe, expect, it } from 'vitest';
import { KINDS } from '../bench/hostile.ts';
import { createClassifier } from './create-classifier.js';
import { parseQuery } from './query.js';
import { removeTrackingParam } from './tracking-param.js';

const LENGTH_BYTES = 100_000;

/** Processor time: far more than any kind needs, far less than a time that grows with the square of the length. */
const TIME_MAX_MS = 1000;

const sites = [
  createClassifier({ origin: 'https://pins.example' }),
  createClassifier({
    hosts: ['pins.example'],
    shortHosts: ['pn.example'],
    subdomains: true,
    base: '/pin',
    viewer: 'a',
  }),
  createClassifier({
    patterns: {
      pin: '/pin/{slug}--{id}/{a}/{b}/{c}/{d}/{e+}',
      settings: ['/settings/{tab:a|b}', '/settings/x/{rest+}'],
    },
  }),
];

const timeOf = (run: () => unknown): number => {
  const start = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
};

describe('a long hostile link is classified in linear time', () => {
  it.each(KINDS)('%s', (_kind, make) => {
    const link = make(LENGTH_BYTES);
    for (const { classify } of sites) {
      expect(timeOf(() => classify(link))).toBeLessThan(TIME_MAX_MS);
      const inParts = { pathname: link, search: `?${link}`, hash: `#${link}` };
      expect(timeOf(() => classify(inParts))).toBeLessThan(TIME_MAX_MS);
    }
    expect(timeOf(() => parseQuery(link))).toBeLessThan(TIME_MAX_MS);
    expect(timeOf(() => removeTrackingParam(`?${link}`))).toBeLessThan(TIME_MAX_MS);
  });
});
