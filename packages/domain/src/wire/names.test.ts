import { describe, expect, it } from 'vitest';
import { decodeNames } from './names.js';
import type { Drift } from './reading.js';

describe('decodeNames (S1 §7)', () => {
  it.each([
    [{ US: 'United States', DE: 'Germany' }],
    [
      [
        { code: 'US', name: 'United States' },
        { code: 'DE', name: 'Germany' },
      ],
    ],
  ])('S1 §7.9: reads %j', (json) => {
    expect(decodeNames(json)).toStrictEqual({ US: 'United States', DE: 'Germany' });
  });

  it.each([null, undefined, '', 'US', 7, [], {}])('reads no names in %j', (json) => {
    expect(decodeNames(json)).toStrictEqual({});
  });

  it('leaves out what is no name, and reports it once', () => {
    const drifts: Drift[] = [];
    const json = [{ code: 'US', name: 'United States' }, 'DE', { code: 'FR' }, { name: 'Italy' }];
    expect(decodeNames(json, { onDrift: (drift) => drifts.push(drift) })).toStrictEqual({
      US: 'United States',
    });
    expect(drifts.map(({ kind }) => kind)).toEqual(['wrong-type']);
    const hostile: unknown = JSON.parse('{"__proto__":"x","US":"United States"}');
    expect(decodeNames(hostile)).toStrictEqual({ US: 'United States' });
  });
});
