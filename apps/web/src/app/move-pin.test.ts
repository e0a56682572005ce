import { expect, it, vi } from 'vitest';
import { movePin } from './move-pin.js';

const keyOf = (step: string) => ({ idempotencyKey: step });

function calls() {
  const savePin = vi.fn(async () => ({ id: 'copy' }));
  const unsavePin = vi.fn(async () => {});
  return { savePin, unsavePin };
}

it('saves a pin to the other board, then takes it off the old one', async () => {
  const moves = calls();
  const moved = await movePin(moves, { pinId: '1', from: '5', to: '6' }, keyOf);
  expect(moved).toEqual({ pinId: 'copy' });
  const save = [{ pinId: '1', boardId: '6' }, { idempotencyKey: 'save 6' }];
  const away = [{ pinId: '1', boardId: '5' }, { idempotencyKey: 'unsave 5' }];
  expect([moves.savePin.mock.calls, moves.unsavePin.mock.calls]).toEqual([[save], [away]]);
});

it('only saves a pin that lies on no board to move it from', async () => {
  const moves = calls();
  await movePin(moves, { pinId: '1', from: undefined, to: '6' }, keyOf);
  expect([moves.savePin.mock.calls.length, moves.unsavePin.mock.calls.length]).toEqual([1, 0]);
});

it('leaves a pin where it is that is moved to its own board', async () => {
  const moves = calls();
  expect(await movePin(moves, { pinId: '1', from: '5', to: '5' }, keyOf)).toEqual({ pinId: '1' });
  expect([moves.savePin.mock.calls.length, moves.unsavePin.mock.calls.length]).toEqual([0, 0]);
});

it('tells of a pin that lies on both boards, and the next try only takes it off the old one', async () => {
  const moves = calls();
  const cause = new Error('lost');
  moves.unsavePin.mockRejectedValueOnce(cause);
  const request = { pinId: '1', from: '5', to: '6' };
  expect(await movePin(moves, request, keyOf)).toEqual({ pinId: 'copy', left: { cause } });
  expect(await movePin(moves, { ...request, savedId: 'copy' }, keyOf)).toEqual({ pinId: 'copy' });
  expect([moves.savePin.mock.calls.length, moves.unsavePin.mock.calls.length]).toEqual([1, 2]);
});

it('takes nothing off a board while it could not be saved to the other', async () => {
  const moves = calls();
  moves.savePin.mockRejectedValueOnce(new Error('lost'));
  const request = { pinId: '1', from: '5', to: '6' };
  await expect(movePin(moves, request, keyOf)).rejects.toThrow('lost');
  expect(moves.unsavePin).not.toHaveBeenCalled();
});
