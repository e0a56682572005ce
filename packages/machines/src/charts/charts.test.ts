import { describe, expect, it } from 'vitest';
import { chartCases } from './charts.test.fixture.js';
import { definedBy, timeEachDelay, walk } from './walk.test.fixture.js';

describe('every chart', () => {
  it('can reach each of its states and take each of its transitions', { timeout: 60_000 }, () => {
    const { charts, setWorld } = chartCases();
    const total = { states: 0, transitions: 0, situations: 0 };
    for (const chart of charts) {
      const reached = walk(chart, setWorld);
      expect({ chart: chart.name, ...reached }).toMatchObject({
        chart: chart.name,
        unreachedStates: [],
        unreachedTransitions: [],
      });
      total.states += reached.states;
      total.transitions += reached.transitions;
      total.situations += reached.situations;
    }
    process.stdout.write(
      `charts: ${charts.length} charts, ${total.states} states and ${total.transitions} transitions reached in ${total.situations} situations\n`,
    );
    expect(total.transitions).toBeGreaterThan(110);
  });

  it('leaves a state in which time runs at its delay, and not a millisecond before', () => {
    const { charts, setWorld } = chartCases();
    let count = 0;
    for (const chart of charts) {
      const timed = timeEachDelay(chart, setWorld);
      for (const each of timed) expect(each).toMatchObject({ lasted: true, ended: true });
      const { states } = definedBy(chart.machine);
      const delayed = states.flatMap(({ transitions }) =>
        [...transitions.keys()].filter((type) => type.startsWith('xstate.after.')),
      );
      expect({ chart: chart.name, timed: timed.length }).toEqual({
        chart: chart.name,
        timed: delayed.length,
      });
      count += timed.length;
    }
    process.stdout.write(`charts: ${count} delays timed to the millisecond\n`);
    expect(count).toBeGreaterThan(15);
  });

  it('waits as long as it says', () => {
    const delays = chartCases().charts.flatMap(({ name, machine }) =>
      definedBy(machine).transitions.flatMap(({ definition: { eventType } }) => {
        const [, delay] = /^xstate\.after\.([A-Z_]+)\./.exec(eventType) ?? [];
        return delay ? [`${name} ${delay} ${Number(machine.implementations.delays[delay])}`] : [];
      }),
    );
    expect([...new Set(delays)]).toEqual([
      'write WRITE_TIMEOUT_MS 30000',
      'write REREAD_TIMEOUT_MS 10000',
      'write REREAD_DELAY_MS 1000',
      'board-picker BOARD_SEARCH_DELAY_MS 250',
      'board-picker BOARDS_TIMEOUT_MS 10000',
      'board-picker CREATE_BOARD_TIMEOUT_MS 30000',
      'link-check LINK_CHECK_TIMEOUT_MS 3000',
      'upload UPLOAD_POSTER_TIMEOUT_MS 10000',
      'upload UPLOAD_SLOT_TIMEOUT_MS 30000',
      'upload UPLOAD_POST_TIMEOUT_MS 600000',
      'upload UPLOAD_READ_TIMEOUT_MS 10000',
      'upload UPLOAD_POLL_MS 5000',
      'bulk BULK_TIMEOUT_MS 60000',
    ]);
  });
});
