import type { Experience } from '@tackboard/domain/experience';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { hero, modal, open } from './open.test.fixture.js';
import { flush } from '../testing/index.js';

/** A host's function that expects every message to have a text of its own. */
const throwsFor = (id: string) => (experience: Experience) => {
  if (experience.id === id) throw new TypeError('no text');
  return true;
};

describe('a function of the host that throws', () => {
  it('S2 §4.12: a predicate does not accept the message, and is reported once for it', async () => {
    const { host, keys, messaging, reasonOf, reports } = await open([hero(), modal()], {
      claims: [{ predicate: throwsFor('1') }],
    });
    messaging.refresh();
    messaging.refetch();
    await flush();
    expect(keys()).toEqual(['8:2']);
    expect(reasonOf('9:1')).toBe('no part shows placement 9');
    expect(reports()).toEqual(['viewed 8:2']);
    expect(host.errors).toMatchObject([
      {
        name: 'MessageCallbackError',
        code: 'message_callback',
        key: '9:1',
        cause: { message: 'no text' },
      },
    ]);
  });

  it('S2 §4.12: a predicate of the owner of a placement, and one that throws for every message', async () => {
    const claims = [{ placementId: '9', predicate: throwsFor('1') }, { predicate: throwsFor('2') }];
    const { host, keys } = await open([hero(), modal()], { claims });
    expect(keys()).toEqual([]);
    expect(host.errors).toMatchObject([{ key: '9:1' }, { key: '8:2' }]);
  });

  it.each([
    ['waitsFor', 'what it waits for threw'],
    ['holdsBack', 'what holds it back threw'],
  ])('%s: the message waits', async (callback, reason) => {
    const throws = () => {
      throw new TypeError('no anchor');
    };
    const { host, keys, messaging, reasonOf, reports } = await open([hero(), modal()], {
      claims: [{ types: [13], [callback]: throws }, { types: [14] }],
    });
    messaging.refresh();
    await flush();
    expect(keys()).toEqual(['8:2']);
    expect(reasonOf('9:1')).toBe(reason);
    expect(reports()).toEqual(['viewed 8:2']);
    expect(host.errors).toMatchObject([{ key: '9:1', cause: { message: 'no anchor' } }]);
  });

  it.each([
    ['predicate', { predicate: throwsFor('1') }],
    [
      'waitsFor',
      {
        types: [13],
        waitsFor({ experience }: { experience: Experience }) {
          throwsFor('1')(experience);
          return undefined;
        },
      },
    ],
  ])('S2 §4.12: a peek, as a server renders, skips the message whose %s throws', async (_, one) => {
    const initial = [hero(), hero({ id: '5' })];
    const { host, messaging } = await open([], { claims: [], initial });
    expect(messaging.peek(one)?.key).toBe('9:5');
    expect(messaging.peek(one)?.key).toBe('9:5');
    expect(host.errors).toMatchObject([{ code: 'message_callback', key: '9:1' }]);
  });

  it('S2 §3: a surface of the host does not take the message, which the surface of the kit shows', async () => {
    const surface = {
      surface: 'points',
      layer: 'flow',
      schema: z.object({}),
      predicate: throwsFor('1'),
    } as const;
    const { host, messaging, owned } = await open([hero(), modal()], { surfaces: [surface] });
    messaging.refresh();
    const shown = messaging.messagesOf(owned[0]!);
    expect(shown.map(({ key, surface: name }) => [key, name])).toEqual([
      ['9:1', 'heroBanner'],
      ['8:2', 'points'],
    ]);
    expect(host.errors).toMatchObject([{ key: '9:1', cause: { message: 'no text' } }]);
  });

  it('S2 §6.1: is reported again for another viewer', async () => {
    const { host, server } = await open([hero()], { claims: [{ predicate: throwsFor('1') }] });
    server.put('w', [hero()]);
    host.setViewer({ isAuth: true, id: 'w' });
    await flush();
    expect(host.errors).toMatchObject([{ key: '9:1' }, { key: '9:1' }]);
  });
});
