import type { Pin } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock, flush, PinServerError } from '../testing/index.js';
import { deletePinMachine, type DeletePinPorts } from './delete-pin.machine.js';

const pin: Pin = { id: '7', board: { id: 'b1' }, trackingParams: 'tp' };
const missing = () => Object.assign(new Error('gone'), { status: 404 });

function start(over: Partial<DeletePinPorts> = {}) {
  const clock = createFakeClock();
  const did: unknown[] = [];
  const deletes: { resolve: () => void; reject: (error: unknown) => void; signal?: AbortSignal }[] =
    [];
  const actor = createActor(deletePinMachine, {
    clock,
    input: {
      ports: {
        deletePin: (request, { idempotencyKey, signal }) => {
          did.push(['delete', request, idempotencyKey]);
          return new Promise((resolve, reject) => {
            deletes.push({ resolve, reject, ...(signal && { signal }) });
          });
        },
        readPin: () => {
          did.push(['read']);
          return Promise.resolve(pin);
        },
        newKey: () => 'key',
        onDeleted: ({ id }) => did.push(['gone', id]),
        onToast: ({ kind }) => did.push(['toast', kind]),
        ...over,
      },
      pin,
    },
  }).start();
  const confirm = () => {
    actor.send({ type: 'ASK' });
    actor.send({ type: 'CONFIRM' });
  };
  return { actor, clock, confirm, deletes, did };
}

describe('deleting a pin of one’s own', () => {
  it('is confirmed first', () => {
    const { actor, did } = start();
    actor.send({ type: 'CONFIRM' });
    actor.send({ type: 'ASK' });
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'CANCEL' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(did).toEqual([]);
  });

  it('says nothing in the custom activation experiments (S1 §8.9)', async () => {
    const { confirm, deletes, did } = start({ suppressesToasts: () => true });
    confirm();
    deletes[0]?.reject(new PinServerError('failed'));
    await flush();
    confirm();
    deletes[1]?.resolve();
    await flush();
    expect(did.filter((each) => (each as unknown[])[0] !== 'delete')).toEqual([['gone', '7']]);
  });

  it('says so when the pin is gone (S1 §8.4)', async () => {
    const { actor, confirm, deletes, did } = start();
    confirm();
    actor.send({ type: 'CONFIRM' });
    deletes[0]?.resolve();
    await flush();
    expect(did).toEqual([
      ['delete', { pinId: '7', boardId: 'b1', clientTrackingParams: 'tp' }, 'key'],
      ['gone', '7'],
      ['toast', 'deleted'],
    ]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('leaves the pin when it fails (S1 §8.3)', async () => {
    const { actor, confirm, deletes, did } = start();
    confirm();
    deletes[0]?.reject(new PinServerError('failed'));
    await flush();
    expect(actor.getSnapshot().value).toBe('idle');
    expect(did.at(-1)).toEqual(['toast', 'delete-failed']);
  });

  it('fails at once while offline', () => {
    const { confirm, did } = start({ isOnline: () => false });
    confirm();
    expect(did).toEqual([['toast', 'delete-failed']]);
  });

  it('of unknown outcome is done when the pin is no longer there', async () => {
    const { confirm, deletes, did } = start({ readPin: () => Promise.reject(missing()) });
    confirm();
    deletes[0]?.reject(new PinServerError('unknown'));
    await flush();
    expect(did.slice(1)).toEqual([
      ['gone', '7'],
      ['toast', 'deleted'],
    ]);
  });

  it('of unknown outcome fails when the pin is there at the second look, 1000 ms later', async () => {
    const { actor, clock, confirm, did } = start();
    confirm();
    clock.advance(29_999);
    expect(did).toHaveLength(1);
    clock.advance(1);
    expect(did.slice(1)).toEqual([['read']]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await flush();
    clock.advance(999);
    expect(did.slice(1)).toEqual([['read']]);
    clock.advance(1);
    await flush();
    expect(did.slice(1)).toEqual([['read'], ['read'], ['toast', 'delete-failed']]);
  });

  it('of unknown outcome fails without any response', async () => {
    const { clock, confirm, did } = start({ readPin: () => Promise.reject(new Error('offline')) });
    confirm();
    clock.advance(30_000);
    await flush();
    clock.advance(1000);
    await flush();
    expect(did.at(-1)).toEqual(['toast', 'delete-failed']);
  });
});
