import { createCalls, createClient } from '@tackboard/api-client';
import type { Account, Experiments } from '@tackboard/domain';
import { classify } from '@tackboard/routes';
import { expect, it } from 'vitest';
import { loadProfile } from './load-profile.server.js';

const OWNER = '42';

interface Visit {
  readonly path: string;
  readonly user?: Account;
  /** What the server says of the owner, by `field_set_key`. */
  readonly fieldSets?: Readonly<Record<string, object>>;
  readonly experiments?: Experiments;
}

async function load({ path, user, fieldSets = {}, experiments = {} }: Visit) {
  const client = createClient({
    origin: 'http://localhost',
    fetch: async (address) => {
      const data = String(address).includes('/UserResource/')
        ? { id: OWNER, username: 'lena', ...fieldSets[fieldSetKeyOf(String(address))] }
        : [];
      return Response.json({ resource_response: { status: 'success', code: 0, data } });
    },
  });
  // What else a request has, the profile does not read.
  const request = {
    link: classify(path),
    query: new URLSearchParams(),
    calls: createCalls(client),
    viewer: { userId: user?.id ?? null },
    user,
    experiments,
  } as unknown as Parameters<typeof loadProfile>[0];
  return { data: await loadProfile(request) };
}

/** A read sends its options as JSON in the parameter `data`. */
function fieldSetKeyOf(address: string): string {
  const data = new URL(address).searchParams.get('data') ?? '{}';
  const { options } = JSON.parse(data) as { options?: { field_set_key?: string } };
  return options?.field_set_key ?? '';
}

const owner = (hasQuicksaveBoard: boolean): Account => ({ id: OWNER, hasQuicksaveBoard });
const other: Account = { id: '7', hasQuicksaveBoard: true };
const experiments = { boardless_pins_for_others: 'enabled' };

it.each([
  ['the owner with a board of quick saves', { user: owner(true) }, true],
  ['the owner without one', { user: owner(false) }, false],
  ['another person', { user: other }, false],
  ['another person in the experiment', { user: other, experiments }, true],
  ['a visitor', {}, false],
] as const)('S3 §6: quick saves on a profile, for %s', async (_title, viewer, isOffered) => {
  const { data } = await load({ path: '/lena/_saved', ...viewer });
  expect([data.tab, data.offersBoardless]).toEqual(['saved', isOffered]);
  const page = await load({ path: '/lena/_quick_saves/', ...viewer }).catch((error) => error);
  expect('init' in page ? undefined : page.data.tab).toBe(isOffered ? 'quickSaves' : undefined);
});

it('S3 §7.13: reads from the field set "quicksave" whether the owner has a board of quick saves', async () => {
  const fieldSets = { quicksave: { has_quicksave_board: true } };
  const own = await load({ path: '/lena/_saved', user: owner(false), fieldSets });
  expect(own.data.offersBoardless).toBe(true);
  const others = await load({ path: '/lena/_saved', user: other, fieldSets });
  expect(others.data.offersBoardless).toBe(false);
});

it('has no page for other tabs', async () => {
  await expect(load({ path: '/lena/_tried', user: owner(true) })).rejects.toMatchObject({
    init: { status: 404 },
  });
});
