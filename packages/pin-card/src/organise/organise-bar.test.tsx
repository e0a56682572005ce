import { describeConformance } from '@tackboard/conformance';
import type { BulkEdit, TackboardCalls } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle.test.fixture.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { boards, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';
import { CardSelection } from './selection-slot.js';
import { OrganiseBar, OrganisePins } from './index.js';

const pins = [
  samplePin('1', pictures.dunes, { title: 'Dune study' }),
  samplePin('2', pictures.lake, { title: 'Lake' }),
  samplePin('3', pictures.coffee, { title: 'Cup' }),
];
const ids = pins.map(({ id }) => id);
const listBoards = async () => ({ items: [boards.desert, boards.posters] });

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  await userEvent.click(button(name));
  await settle();
};

async function show(
  bulkEdit: BulkEdit = vi.fn(async () => undefined),
  surface = 'BaseBoardPinGrid',
  calls: Partial<TackboardCalls> = {},
) {
  const onOutcome = vi.fn();
  const onEvent = vi.fn();
  const page = samplePage({ calls: { bulkEditPins: bulkEdit, listBoards, ...calls }, onEvent });
  render(
    page.inside(
      <OrganisePins boardId="52" loadedPinIds={ids} onOutcome={onOutcome}>
        <OrganiseBar />
        {pins.map((pin) => (
          <PinCardRoot key={pin.id} pin={pin} surface={surface}>
            <CardSelection />
          </PinCardRoot>
        ))}
      </OrganisePins>,
    ),
  );
  const toast = () => {
    act(() => page.clock.advance(100));
    return document.querySelector('.tb-toast-text')?.textContent;
  };
  return { bulkEdit, onOutcome, onEvent, toast };
}

const count = () => document.querySelector('.tb-organise-count')?.textContent;
const request = (bulkEdit: BulkEdit) => vi.mocked(bulkEdit).mock.calls[0]?.[0];

describe('OrganiseBar', () => {
  describeConformance(<OrganiseBar />, {
    element: HTMLDivElement,
    inside: (children) =>
      samplePage({ calls: { bulkEditPins: async () => undefined } }).inside(
        <OrganisePins boardId="52" loadedPinIds={ids}>
          {children}
        </OrganisePins>,
      ),
  });

  it('starts selecting, counts the selected pins, and stops', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Select Lake' })).toBeNull();
    await press('Organize');
    expect(document.activeElement).toBe(button('Select all'));
    expect(count()).toBe('Select Pins to organize');
    expect(button('Move').getAttribute('aria-disabled')).toBe('true');
    await press('Select Lake');
    await press('Select Cup');
    expect(count()).toBe('2 selected');
    await press('Select Lake');
    expect(count()).toBe('1 selected');
    expect(button('Select Cup').getAttribute('aria-pressed')).toBe('true');
    await press('Done');
    expect(document.activeElement).toBe(button('Organize'));
    expect(screen.queryByRole('button', { name: 'Select Lake' })).toBeNull();
  });

  it('selects all pins, loaded or not, and can deselect one', async () => {
    const { bulkEdit } = await show();
    await press('Organize');
    await press('Select all');
    expect(count()).toBe('All Pins selected');
    await press('Select Lake');
    expect(count()).toBe('2 selected');
    await press('Select all');
    await press('Move');
    await press('Posters');
    expect(request(bulkEdit)).toEqual({
      action: 'bulkMove',
      boardId: '52',
      pinIds: 'all',
      targetBoardId: '52',
    });
  });

  it.each([
    ['Move', 'bulkMove', 'Pins moved'],
    ['Copy', 'bulkCopy', 'Pins copied'],
  ])('%s picks a board and shows a toast (S1 §9)', async (name, action, text) => {
    const { bulkEdit, onOutcome, onEvent, toast } = await show();
    await press('Organize');
    await press('Select Lake');
    await press(name);
    expect(screen.getByRole('dialog', { name })).toBeVisible();
    await press('Desert prints');
    expect(request(bulkEdit)).toEqual({
      action,
      boardId: '52',
      pinIds: ['2'],
      targetBoardId: '51',
    });
    expect(toast()).toBe(text);
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ action, result: 'done' }),
    );
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      name: 'pins-organized',
      action,
      result: 'done',
      boardId: '52',
      targetBoardId: '51',
      count: 1,
    });
  });

  it('undoes a move by moving back (S3 §4.3)', async () => {
    const { bulkEdit, onOutcome, toast } = await show();
    await press('Organize');
    await press('Select Lake');
    await press('Move');
    await press('Desert prints');
    expect(toast()).toBe('Pins moved');
    await press('Undo');
    expect(vi.mocked(bulkEdit).mock.calls[1]?.[0]).toEqual({
      action: 'bulkMove',
      boardId: '51',
      pinIds: ['2'],
      targetBoardId: '52',
    });
    expect(onOutcome).toHaveBeenCalledTimes(2);
  });

  it('undoes a copy by deleting the copies that the server created (S3 §4.3)', async () => {
    const bulkEdit = vi.fn(async () => ({ pinIds: ['91'] }));
    const { toast } = await show(bulkEdit);
    await press('Organize');
    await press('Select all');
    await press('Copy');
    await press('Desert prints');
    expect(toast()).toBe('Pins copied');
    await press('Undo');
    expect(bulkEdit).toHaveBeenLastCalledWith(
      { action: 'bulkDelete', boardId: '51', pinIds: ['91'] },
      { idempotencyKey: expect.any(String) },
    );
  });

  it('undoes a delete by putting the copies back (S3 §4.3)', async () => {
    const restorePins = vi.fn(async () => undefined);
    const bulkEdit = vi.fn(async () => ({ pinIds: ['91', '92'] }));
    const { onOutcome, toast } = await show(bulkEdit, 'BaseBoardPinGrid', { restorePins });
    await press('Organize');
    await press('Select all');
    await press('Delete');
    expect(screen.queryByText("You can't undo this.")).toBeNull();
    const [, confirm] = screen.getAllByRole('button', { name: 'Delete' });
    await userEvent.click(confirm ?? button('Delete'));
    await settle();
    expect(toast()).toBe('Pins deleted');
    await press('Undo');
    expect(restorePins).toHaveBeenCalledExactlyOnceWith(
      { boardId: '52', pinIds: ['91', '92'] },
      { idempotencyKey: expect.any(String) },
    );
    expect(onOutcome).toHaveBeenCalledTimes(2);
  });

  it('creates a section with a name (S1 §9)', async () => {
    const { bulkEdit, toast } = await show();
    await press('Organize');
    await press('Select Lake');
    await press('Create section');
    await press('Create');
    expect(bulkEdit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Section name' }), ' Water {Enter}');
    await settle();
    expect(request(bulkEdit)).toEqual({
      action: 'bulkCreateSection',
      boardId: '52',
      pinIds: ['2'],
      sectionTitle: 'Water',
    });
    expect(toast()).toBe('Section created');
  });

  it('deletes only after a confirmation (S1 §9)', async () => {
    const { bulkEdit, toast } = await show();
    await press('Organize');
    await press('Select Lake');
    await press('Select Cup');
    await press('Delete');
    expect(
      screen.getByRole('alertdialog', { name: 'Delete these 2 Pins from the board?' }),
    ).toBeVisible();
    await press('Cancel');
    expect(bulkEdit).not.toHaveBeenCalled();
    expect(count()).toBe('2 selected');
    await press('Select Cup');
    expect(count()).toBe('1 selected');
    await press('Select Cup');
    await press('Delete');
    const [, confirm] = screen.getAllByRole('button', { name: 'Delete' });
    await userEvent.click(confirm ?? button('Delete'));
    await settle();
    expect(request(bulkEdit)).toEqual({ action: 'bulkDelete', boardId: '52', pinIds: ['2', '3'] });
    expect(toast()).toBe('Pins deleted');
  });

  it.each([
    [
      'refused',
      Object.assign(new Error(), { outcome: 'failed' }),
      "That didn't work. Your Pins haven't changed.",
    ],
    [
      'refused with a message',
      Object.assign(new Error(), { outcome: 'failed', displayMessage: 'That board is full.' }),
      'That board is full.',
    ],
    ['lost', new Error('connection lost'), "We're not sure that worked. Refresh the board."],
  ])('shows a toast when the edit is %s', async (_, error, text) => {
    const { toast } = await show(vi.fn(() => Promise.reject(error)));
    await press('Organize');
    await press('Select Lake');
    await press('Copy');
    await press('Desert prints');
    expect(toast()).toBe(text);
  });

  it('keeps the selection after a failure', async () => {
    const refused = Object.assign(new Error(), { outcome: 'failed' });
    await show(vi.fn(() => Promise.reject(refused)));
    await press('Organize');
    await press('Select Lake');
    await press('Copy');
    await press('Desert prints');
    expect(count()).toBe('1 selected');
  });

  it('sends one edit at a time', async () => {
    const bulkEdit = vi.fn(() => new Promise<void>(() => undefined));
    await show(bulkEdit);
    await press('Organize');
    await press('Select Lake');
    await press('Move');
    await press('Posters');
    expect(button('Copy').getAttribute('aria-disabled')).toBe('true');
    await press('Copy');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bulkEdit).toHaveBeenCalledTimes(1);
  });

  it('does not select cards on other surfaces (S1 §2)', async () => {
    await show(undefined, 'AuthHomefeed');
    await press('Organize');
    expect(screen.queryByRole('button', { name: 'Select Lake' })).toBeNull();
  });

  it.each([
    ['as a whole', 'BaseBoardPinGrid', 'deselected'],
    ['by its image', 'BulkEdit', 'deselected-image-only'],
  ])('selects a card %s', async (_, surface, status) => {
    await show(undefined, surface);
    await press('Organize');
    expect(button('Select Lake').dataset['status']).toBe(status);
  });

  it('throws an error outside of OrganisePins', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(samplePage().inside(<OrganiseBar />))).toThrow(
      'Put <OrganisePins boardId={…} loadedPinIds={…}> around the bar and the pins.',
    );
    consoleError.mockRestore();
  });
});
