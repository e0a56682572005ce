import { expect, it, vi } from 'vitest';
import { movePin } from './move-pin.js';

const keyOf = (step: string) => ({ idempotencyKey: step });

function calls() {
  const savePin = vi.fn(async () => ({ id: 'copy' }));
  const unsavePin = vi.fn(async () => {});
  return { savePin, unsavePin };
}

it('saves a pin to the other board, then unsaves it from the old one', async () => {
  const moves = calls();
  const moved = await movePin(
    moves,
    { pin: { id: '1' }, userId: undefined, from: '5', to: '6' },
    keyOf,
  );
  expect(moved).toEqual({ pinId: 'copy' });
  const save = [{ pinId: '1', boardId: '6' }, { idempotencyKey: 'save 6' }];
  const away = [{ pinId: '1', boardId: '5' }, { idempotencyKey: 'unsave 5' }];
  expect([moves.savePin.mock.calls, moves.unsavePin.mock.calls]).toEqual([[save], [away]]);
});

it("sends the viewer and the pin's tracking parameters (S1 §7.3)", async () => {
  const moves = calls();
  const pin = { id: '1', trackingParams: 'CwAB' };
  const request = { pin, userId: '42', from: '5', to: '6', sectionId: '9' };
  await movePin(moves, request, keyOf);
  const clientTrackingParams = 'CwAB';
  expect(moves.savePin).toHaveBeenCalledExactlyOnceWith(
    { pinId: '1', boardId: '6', sectionId: '9', userId: '42', clientTrackingParams },
    { idempotencyKey: 'save 6 9' },
  );
  expect(moves.unsavePin).toHaveBeenCalledExactlyOnceWith(
    { pinId: '1', boardId: '5', clientTrackingParams },
    { idempotencyKey: 'unsave 5' },
  );
});

it('only saves a pin without an old board', async () => {
  const moves = calls();
  await movePin(moves, { pin: { id: '1' }, userId: undefined, from: undefined, to: '6' }, keyOf);
  expect([moves.savePin.mock.calls.length, moves.unsavePin.mock.calls.length]).toEqual([1, 0]);
});

it('saves to a section; a copy that stays on its board is not unsaved', async () => {
  const moves = calls();
  await movePin(
    moves,
    { pin: { id: '1' }, userId: undefined, from: '5', to: '5', sectionId: '9' },
    keyOf,
  );
  const save = [{ pinId: '1', boardId: '5', sectionId: '9' }, { idempotencyKey: 'save 5 9' }];
  expect([moves.savePin.mock.calls, moves.unsavePin.mock.calls]).toEqual([[save], []]);
});

it('does nothing for a move to the same board', async () => {
  const moves = calls();
  expect(
    await movePin(moves, { pin: { id: '1' }, userId: undefined, from: '5', to: '5' }, keyOf),
  ).toEqual({ pinId: '1' });
  expect([moves.savePin.mock.calls.length, moves.unsavePin.mock.calls.length]).toEqual([0, 0]);
});

it('reports a pin that is on both boards, and a retry only unsaves it from the old one', async () => {
  const moves = calls();
  const cause = new Error('lost');
  moves.unsavePin.mockRejectedValueOnce(cause);
  const request = { pin: { id: '1' }, userId: undefined, from: '5', to: '6' };
  expect(await movePin(moves, request, keyOf)).toEqual({ pinId: 'copy', left: { cause } });
  expect(await movePin(moves, { ...request, savedId: 'copy' }, keyOf)).toEqual({ pinId: 'copy' });
  expect([moves.savePin.mock.calls.length, moves.unsavePin.mock.calls.length]).toEqual([1, 2]);
});

it('unsaves nothing when the save fails', async () => {
  const moves = calls();
  moves.savePin.mockRejectedValueOnce(new Error('lost'));
  const request = { pin: { id: '1' }, userId: undefined, from: '5', to: '6' };
  await expect(movePin(moves, request, keyOf)).rejects.toThrow('lost');
  expect(moves.unsavePin).not.toHaveBeenCalled();
});
