import type { Pin } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createRecordingPorts, flush } from '../testing/index.js';
import { board, pin, savedPin, start } from './pin-store.test.fixture.js';

const never = () => new Promise<never>(() => undefined);

describe('the requests of a save (S1 §7)', () => {
  it('names the board, the section, the viewer, the tracking parameters and one key', async () => {
    const requests: unknown[] = [];
    const { store } = start('by-hand', {
      calls: {
        ...createRecordingPorts().calls,
        savePin: (...request) => {
          requests.push(request);
          return never();
        },
      },
    });
    store.tap({ id: '9007199254740993', trackingParams: 'tp' }, { board, sectionId: 's1' });
    await flush();
    expect(requests).toEqual([
      [
        {
          pinId: '9007199254740993',
          boardId: 'b1',
          sectionId: 's1',
          userId: 'viewer-1',
          clientTrackingParams: 'tp',
        },
        { idempotencyKey: 'key-1', signal: expect.any(AbortSignal) },
      ],
    ]);
  });

  it.each<[string, Pin, object | undefined, object]>([
    [
      'the copy that it knows',
      { id: '1', trackingParams: 'tp' },
      { board, copyId: 'c7' },
      { pinId: 'c7', boardId: 'b1', clientTrackingParams: 'tp' },
    ],
    [
      'the copy in its section',
      { id: '1' },
      { board, copyId: 'c7', sectionId: 's1' },
      { pinId: 'c7', boardId: 'b1', sectionId: 's1' },
    ],
    [
      'else the pin on its board',
      { id: '1', trackingParams: 'tp', pinnedToBoard: board },
      undefined,
      { pinId: '1', boardId: 'b1', clientTrackingParams: 'tp' },
    ],
    ['else the pin on the profile', { id: '1', isSavedToProfile: true }, undefined, { pinId: '1' }],
  ])('an unsave names %s', async (_, unsaved, copy, request) => {
    const requests: unknown[] = [];
    const { store } = start('by-hand', {
      calls: {
        ...createRecordingPorts().calls,
        unsavePin: (asked) => {
          requests.push(asked);
          return never();
        },
      },
    });
    if (copy) store.applySavedCopy('1', copy);
    store.unsave(unsaved);
    await flush();
    expect(requests).toEqual([request]);
  });

  it('taps while an unsave is pending are ignored (S1 §4)', async () => {
    const { call, server, store } = start();
    store.tap(savedPin);
    await flush();
    store.tap(savedPin);
    store.unsave(savedPin);
    store.save(savedPin, { board });
    expect(store.read(savedPin).status).toBe('deleting');
    call().respond();
    await flush();
    expect([server.count('unsave'), server.count('save')]).toEqual([1, 0]);
  });
});

describe('an unsave of a copy that is gone (S1 §7)', () => {
  /** The copy was made here, and a read does not know its id. */
  function startSaved() {
    const started = start();
    started.store.applySavedCopy(pin.id, { board, copyId: 'copy-of-then' });
    started.store.unsave(pin);
    return started;
  }

  it('is decided by a read: done when the server holds no save', async () => {
    const { call, store, toasts } = startSaved();
    await flush();
    expect(call()).toMatchObject({ kind: 'unsave', pinId: 'copy-of-then' });
    call().refuse('No such Pin.', 404);
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'deleting', isUnknown: true });
    call().respond();
    await flush();
    expect(store.read(pin).status).toBe('none');
    expect(toasts.map(({ kind }) => kind)).toEqual(['deleted']);
  });

  it('is done when the pin is gone too', async () => {
    const { call, store, toasts } = startSaved();
    await flush();
    call().refuse('No such Pin.', 404);
    await flush();
    call().refuse('No such Pin.', 404);
    await flush();
    expect(store.read(pin).status).toBe('none');
    expect(toasts.map(({ kind }) => kind)).toEqual(['deleted']);
  });

  it('and was saved again elsewhere has failed, and the next unsave names what is there', async () => {
    const { call, clock, server, store, toasts } = startSaved();
    server.put('viewer-1', pin.id, board);
    await flush();
    call().refuse('No such Pin.', 404);
    await flush();
    call().respond();
    await flush();
    clock.advance(1000);
    call().respond();
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saved', board });
    expect(store.read(pin)).not.toHaveProperty('copyId');
    expect(toasts.map(({ kind }) => kind)).toEqual(['delete-failed']);
    store.unsave(pin);
    await flush();
    expect(call()).toMatchObject({ kind: 'unsave', pinId: '1001' });
  });
});
