import { describe, expect, it } from 'vitest';
import { hero, open } from './open.test.fixture.js';
import * as runtime from './runtime.js';
import { flush } from '../testing/index.js';

/** A message of a search field: viewed only when a term matches (S2 §4.36). */
const delight = hero({
  type: 0,
  displayData: { componentType: 3, searchQueryList: ['spring'], textColors: ['#b5172f'] },
});

/** A page whose charts load when the test says so. */
async function openBeforeTheChart(...[messages, options]: Parameters<typeof open>) {
  let load = () => {};
  const page = await open(messages, {
    ...options,
    loadRuntime: () =>
      new Promise((resolve) => {
        load = () => resolve(runtime);
      }),
  });
  const loadChart = async () => {
    load();
    await flush();
  };
  return { ...page, loadChart };
}

describe('a message in the flow, before its chart has loaded', () => {
  it('S2 §4.36: is viewed when its surface presents it', async () => {
    const { loadChart, messaging, reports } = await openBeforeTheChart([delight]);
    messaging.present('9:1');
    expect(messaging.pendingReports().map(({ kind }) => kind)).toEqual(['viewed']);
    messaging.present('9:1');
    await loadChart();
    messaging.present('9:1');
    await flush();
    expect(reports()).toEqual(['viewed 9:1']);
  });

  it('S2 §4.36: is not viewed before that', async () => {
    const { keys, loadChart, reports } = await openBeforeTheChart([delight]);
    await loadChart();
    expect(keys()).toEqual(['9:1']);
    expect(reports()).toEqual([]);
  });

  it('S2 §4.35: does not time out after it was aborted', async () => {
    const claims = [{ placementId: '9', hasNoAction: true }];
    const { clock, keys, loadChart, messaging } = await openBeforeTheChart([hero()], { claims });
    messaging.abortTimeout('9:1');
    await loadChart();
    clock.advance(10_000);
    expect(keys()).toEqual(['9:1']);
  });
});
