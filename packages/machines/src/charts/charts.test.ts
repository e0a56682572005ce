import { describe, expect, it } from 'vitest';
import { chartCases } from './charts.test.fixture.js';
import { definedBy, walk } from './walk.test.fixture.js';

describe('every chart', () => {
  it('can reach each of its states and take each of its ways', () => {
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
    expect(total.transitions).toBeGreaterThan(150);
  });

  it('waits as long as it says', () => {
    const delays = chartCases().charts.flatMap(({ name, machine }) =>
      definedBy(machine).transitions.flatMap(({ definition: { eventType } }) => {
        const [, delay] = /^xstate\.after\.([A-Z_]+)\./.exec(eventType) ?? [];
        return delay ? [`${name} ${delay} ${Number(machine.implementations.delays[delay])}`] : [];
      }),
    );
    // Each is also tested one millisecond before and at its end, beside its chart.
    expect([...new Set(delays)]).toEqual([
      'save SAVE_TIMEOUT_MS 30000',
      'reread REREAD_TIMEOUT_MS 10000',
      'reread REREAD_DELAY_MS 1000',
      'toggle TOGGLE_TIMEOUT_MS 30000',
      'board-picker BOARD_SEARCH_DELAY_MS 250',
      'delete-pin DELETE_TIMEOUT_MS 30000',
      'merge-saves MERGE_TIMEOUT_MS 30000',
      'link-check LINK_CHECK_TIMEOUT_MS 3000',
      'upload UPLOAD_READ_TIMEOUT_MS 10000',
      'upload UPLOAD_POLL_MS 5000',
      'bulk BULK_TIMEOUT_MS 60000',
      'share-button SHARE_UPSELL_DELAY_MS 4000',
      'share-button SHARE_UPSELL_ANIMATION_MS 5000',
    ]);
  });
});
