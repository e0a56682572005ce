import type { BulkEditRequest } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock, flush, PinServerError } from '../testing/index.js';
import { type BulkOutcome, type BulkRequest, bulkMachine } from './bulk.machine.js';

const loadedPinIds = ['1', '2', '3'];

function start() {
  const clock = createFakeClock();
  const asked: BulkEditRequest[] = [];
  const responses: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const outcomes: BulkOutcome[] = [];
  const actor = createActor(bulkMachine, {
    clock,
    input: {
      ports: {
        bulkEdit: (request) => {
          asked.push(request);
          return new Promise((resolve, reject) => responses.push({ resolve, reject }));
        },
        newKey: () => 'key',
        onOutcome: (outcome) => outcomes.push(outcome),
      },
      boardId: 'b1',
      sectionId: 's1',
    },
  }).start();
  actor.send({ type: 'START' });
  const toggle = (pinId: string) => actor.send({ type: 'TOGGLE', pinId, loadedPinIds });
  const state = () => actor.getSnapshot().value;
  return { actor, responses, asked, clock, outcomes, state, toggle };
}

describe('selecting', () => {
  it('adds and removes pins', () => {
    const { actor, toggle } = start();
    for (const pinId of ['1', '2', '1']) toggle(pinId);
    expect(actor.getSnapshot().context.selection).toEqual(['2']);
    actor.send({ type: 'CLEAR' });
    expect(actor.getSnapshot().context.selection).toEqual([]);
  });

  it('all means every pin of the board; taking one out leaves what is loaded', () => {
    const { actor, toggle } = start();
    actor.send({ type: 'SELECT_ALL' });
    expect(actor.getSnapshot().context.selection).toBe('all');
    toggle('2');
    expect(actor.getSnapshot().context.selection).toEqual(['1', '3']);
  });

  it('starts empty each time', () => {
    const { actor, state, toggle } = start();
    toggle('1');
    actor.send({ type: 'STOP' });
    expect(state()).toBe('idle');
    actor.send({ type: 'START' });
    expect(actor.getSnapshot().context.selection).toEqual([]);
  });

  it('nothing leaves nothing to be done', () => {
    const { actor, asked, state } = start();
    actor.send({ type: 'DO', action: 'bulkMove', targetBoardId: 'b2' });
    actor.send({ type: 'DO', action: 'bulkDelete' });
    expect(asked).toEqual([]);
    expect(state()).toBe('selecting');
  });
});

describe('a bulk action (S1 §9.22)', () => {
  const requests: BulkRequest[] = [
    { action: 'bulkMove', targetBoardId: 'b2', targetSectionId: 's9' },
    { action: 'bulkCopy', targetBoardId: 'b2' },
    { action: 'bulkCreateSection', sectionTitle: 'Kelp' },
  ];
  it.each(requests)('$action is sent once and reported', async (request) => {
    const { actor, responses, asked, outcomes, state, toggle } = start();
    toggle('1');
    actor.send({ type: 'DO', ...request });
    actor.send({ type: 'DO', ...request });
    expect(asked).toEqual([{ ...request, boardId: 'b1', sectionId: 's1', pinIds: ['1'] }]);
    responses[0]?.resolve();
    await flush();
    expect(outcomes).toEqual([{ ...request, result: 'done', pinIds: ['1'] }]);
    expect(state()).toBe('idle');
  });

  it('that deletes is confirmed first, also for all pins', async () => {
    const { actor, asked, state } = start();
    actor.send({ type: 'SELECT_ALL' });
    actor.send({ type: 'DO', action: 'bulkDelete' });
    expect(state()).toBe('confirming');
    actor.send({ type: 'CANCEL' });
    expect(state()).toBe('selecting');
    actor.send({ type: 'DO', action: 'bulkDelete' });
    actor.send({ type: 'CONFIRM' });
    expect(asked).toEqual([
      { action: 'bulkDelete', boardId: 'b1', sectionId: 's1', pinIds: 'all' },
    ]);
  });

  it('that is refused keeps the selection', async () => {
    const { actor, responses, outcomes, state, toggle } = start();
    toggle('1');
    actor.send({ type: 'DO', action: 'bulkCopy', targetBoardId: 'b2' });
    responses[0]?.reject(new PinServerError('failed', 'That board is full.'));
    await flush();
    expect(outcomes[0]).toMatchObject({ result: 'failed', message: 'That board is full.' });
    expect(state()).toBe('selecting');
    expect(actor.getSnapshot().context.selection).toEqual(['1']);
  });

  it('whose response is lost is reported as unknown', async () => {
    const { actor, responses, outcomes, state, toggle } = start();
    toggle('1');
    actor.send({ type: 'DO', action: 'bulkCopy', targetBoardId: 'b2' });
    responses[0]?.reject(new Error('connection reset'));
    await flush();
    expect(outcomes[0]).toMatchObject({ result: 'unknown' });
    expect(state()).toBe('idle');
  });

  it('without a response within 60 s is reported as unknown', () => {
    const { actor, clock, outcomes, state, toggle } = start();
    toggle('1');
    actor.send({ type: 'DO', action: 'bulkCopy', targetBoardId: 'b2' });
    clock.advance(59_999);
    expect(state()).toBe('running');
    clock.advance(1);
    expect(outcomes[0]).toMatchObject({ result: 'unknown' });
    expect(state()).toBe('idle');
  });
});
