import type { Experience } from '@tackboard/domain/experience';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import * as runtime from '../../engine/runtime.js';
import { createMessaging } from '../../messaging.js';
import { createRecordingHost, flush } from '../../testing/index.js';
import { MessageInspector } from './message-inspector.js';

const displayData = { title: 'Title', body: 'Body', completeButtonText: 'Go' };
const MESSAGES: readonly Experience[] = [
  { id: '1', placementId: '91', type: 14, displayData },
  { id: '2', placementId: '92', type: 14, displayData },
  { id: '3', placementId: '93', type: 26, displayData: { ...displayData, delayInMillis: 60_000 } },
  { id: '4', placementId: '94', type: 14, displayData: { title: 'Only a title' } },
];

async function open() {
  const host = createRecordingHost();
  host.server.put('v', MESSAGES);
  const messaging = createMessaging({ host, loadRuntime: () => Promise.resolve(runtime) });
  render(<MessageInspector messaging={messaging} defaultOpen />);
  await act(async () => {
    messaging.mount();
    messaging.claim({ predicate: () => true });
    await flush();
  });
  const user = userEvent.setup();
  const row = (key: string) => {
    const item = screen.getByText(key, { selector: '.tb-inspector-summary code' }).closest('li');
    if (!item) throw new Error(`There is no row of ${key}.`);
    return within(item);
  };
  return {
    host,
    messaging,
    user,
    row,
    rows: () => screen.queryAllByText(/^\d+:\d+$/, { selector: '.tb-inspector-summary code' }),
    reports: () => host.server.applied.map(({ key, kind }) => `${kind} ${key}`),
    press: async (key: string, name: string) => {
      await user.click(row(key).getByRole('button', { name }));
      await act(flush);
    },
  };
}

afterEach(cleanup);

describe('the inspector', () => {
  it('says of each message why it shows or does not (S2 §4.12 §5.1)', async () => {
    const { row } = await open();
    expect(row('91:1').getByText('Modal, because it is its turn.')).toBeVisible();
    expect(row('92:2').getByText('No modal: the dialog layer is full.')).toBeVisible();
    expect(row('93:3').getByText('No modal: its delay runs.')).toBeVisible();
    expect(row('94:4').getByText('No message: its display data is no modal.')).toBeVisible();
  });

  it('filters by state', async () => {
    const { rows, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Waiting' }));
    expect(rows().map(({ textContent }) => textContent)).toEqual(['92:2', '93:3']);
    await user.click(screen.getByRole('button', { name: 'Ended' }));
    expect(rows()).toEqual([]);
    expect(screen.getByText('No messages.')).toBeVisible();
  });

  it('completes and dismisses as a press does, reports included', async () => {
    const { press, reports, row } = await open();
    await press('91:1', 'Dismiss');
    expect(reports()).toEqual(['viewed 91:1', 'dismissed 91:1', 'viewed 92:2']);
    await press('92:2', 'Complete');
    expect(reports()).toContain('completed 92:2');
    expect(row('93:3').getByRole('button', { name: 'Force' })).toBeEnabled();
  });

  it('forces a message: before the one that shows, and without its delay', async () => {
    const { press, reports, row } = await open();
    await press('93:3', 'Force');
    expect(row('93:3').getByText('Modal, because it is its turn.')).toBeVisible();
    expect(row('91:1').getByText('No modal: the dialog layer is full.')).toBeVisible();
    expect(reports()).toEqual(['viewed 91:1', 'viewed 93:3']);
  });

  it('shows removed messages again, unreported', async () => {
    const { host, messaging, press, reports, rows, row, user } = await open();
    host.server.setMode('by-hand');
    await press('91:1', 'Dismiss');
    expect(row('91:1').getByText(/^No message: it ended; a fetch/)).toBeVisible();
    expect(messaging.pendingReports().map(({ kind }) => kind)).toContain('dismissed');
    await user.click(screen.getByRole('button', { name: 'Clear tombstones' }));
    await act(flush);
    expect(rows()).toHaveLength(4);
    expect(row('91:1').getByText('No modal: the dialog layer is full.')).toBeVisible();
    expect(reports()).toEqual(['viewed 91:1']);
  });

  it('lists the reports on their way, and the events, newest first', async () => {
    const { host, press } = await open();
    host.server.setMode('by-hand');
    await press('91:1', 'Dismiss');
    const queue = within(screen.getByRole('region', { name: 'Report queue' }));
    expect(queue.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'dismissed 91:1',
      'viewed 92:2',
    ]);
    const events = within(screen.getByRole('region', { name: 'Events' }));
    expect(events.getAllByRole('listitem')[0]?.textContent).toContain('message-viewed 92:2');
    expect(events.getByText(/message-ended/).textContent).toContain('dismissed');
  });

  it('closes by Escape and gives the focus to its button', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: 'All' }).focus();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Messages (4)' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Close the inspector' }),
    );
  });
});
