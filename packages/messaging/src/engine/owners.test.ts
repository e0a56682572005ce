import { describe, expect, it } from 'vitest';
import { hero, open } from './open.test.fixture.js';
import { flush } from '../testing/index.js';

describe('owners of a placement', () => {
  it('has one at a time; the next one follows when it leaves', async () => {
    const claims = [{ placementId: '9' }, { placementId: '9' }, { predicate: () => true }];
    const { messaging, owned, reports } = await open([hero()], { claims });
    const shownBy = () => owned.map((claim) => messaging.messagesOf(claim).length);
    expect(shownBy()).toEqual([1, 0, 0]);
    messaging.release(owned[0]!);
    expect(shownBy()).toEqual([0, 1, 0]);
    messaging.release(owned[1]!);
    expect(shownBy()).toEqual([0, 0, 1]);
    await flush();
    expect(reports()).toEqual(['viewed 9:1']);
  });

  it('S2 §4.12: a message that its owner does not accept shows nowhere', async () => {
    const claims = [{ placementId: '9', types: [14] }, { predicate: () => true }];
    const { keys, reasonOf } = await open([hero()], { claims });
    expect(keys()).toEqual([]);
    expect(reasonOf('9:1')).toBe('the owner of placement 9 does not accept it');
  });

  it('shows one message of a placement, in the order of the server', async () => {
    const { keys, messaging, reasonOf } = await open([hero(), hero({ id: '5' })]);
    expect(keys()).toEqual(['9:1']);
    expect(reasonOf('9:5')).toBe('another message of its placement comes first');
    messaging.dismiss('9:1');
    await flush();
    expect(keys()).toEqual(['9:5']);
  });
});
