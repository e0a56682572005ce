import { readFileSync } from 'node:fs';
import { decodePin, decodeSession, type Drift } from '@tackboard/domain/wire';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { END, renderContract, START } from '../../scripts/contract-section.js';
import * as endpoints from '../endpoints.js';
import { CONTRACT_CASES } from './all-cases.js';
import { MINIMAL_PIN, MINIMAL_SESSION } from './examples.js';
import { PIN, SESSION } from './shapes.js';

const page = readFileSync(
  new URL('../../../../docs/api-client-server.md', import.meta.url),
  'utf8',
);

it('docs/api-client-server.md has the contract, written by `pnpm --filter @tackboard/api-client contract`', () => {
  const section = page.slice(page.indexOf(START), page.indexOf(END) + END.length);
  expect(section).toBe(renderContract());
});

it('every endpoint has a case', () => {
  const names = new Set(CONTRACT_CASES.map(({ endpoint }) => endpoint.name));
  const missing = Object.values(endpoints).filter(({ name }) => !names.has(name as never));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe('the examples', () => {
  it('fit the shapes and the decoders (S1 §3)', () => {
    const drift: Drift[] = [];
    const options = { onDrift: (one: Drift) => drift.push(one) };
    expect(z.safeParse(PIN, MINIMAL_PIN).success).toBe(true);
    expect(z.safeParse(SESSION, MINIMAL_SESSION).success).toBe(true);
    expect(decodePin(MINIMAL_PIN, options)?.images?.['236x']?.width).toBe(236);
    expect(decodeSession(MINIMAL_SESSION, options).user?.boardCount).toBe(3);
    expect(drift).toEqual([]);
  });
});
