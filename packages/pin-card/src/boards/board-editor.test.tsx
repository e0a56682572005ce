import { describeConformance } from '@tackboard/conformance';
import type { Board, CreateBoardRequest, EditBoardRequest } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { boardPageCalls, sharedBoard } from '../../test-data/board-page.js';
import { samplePage } from '../../test-data/page.js';
import { BoardActions, DeleteBoardButton } from './board-actions.js';
import { BoardEditor } from './board-editor.js';

beforeAll(() => import('./board-dialog.js'));
afterEach(cleanup);

const never = () => {};

describe('BoardEditor', () => {
  describeConformance(<BoardEditor onDone={never} />, {
    element: HTMLFormElement,
    inside: samplePage().inside,
  });

  const type = (text: string) =>
    userEvent.type(screen.getByRole('textbox', { name: 'Name' }), text);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('asks for the privacy that was chosen, and never for a board that exists (S3 §7.15)', async () => {
    const createBoard = vi.fn(async (_request: CreateBoardRequest) => ({ id: '7' }));
    const onDone = vi.fn<(board: Board) => void>();
    render(samplePage({ calls: { createBoard } }).inside(<BoardEditor onDone={onDone} />));
    await type('Birthday');
    await userEvent.click(screen.getByRole('switch'));
    await press('Create board');
    const [request] = createBoard.mock.calls[0] ?? [];
    expect(request).toMatchObject({ name: 'Birthday', privacy: 'secret', returnExisting: false });
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ id: '7' }));
  });

  it.each([
    ['protected', 'protected'],
    ['public', 'public'],
    [undefined, 'public'],
  ])('keeps a board that was %s and is not secret %s (S1 §3.34)', async (privacy, expected) => {
    const editBoard = vi.fn(async (_request: EditBoardRequest) => {});
    const board = { ...sharedBoard, ...(privacy && { privacy }) };
    render(
      samplePage({ calls: { editBoard } }).inside(<BoardEditor board={board} onDone={never} />),
    );
    await press('Save changes');
    expect(editBoard.mock.calls[0]?.[0]).toEqual({
      boardId: '54',
      name: 'Kitchen with Lena',
      privacy: expected,
    });
  });

  it('says that a board of that name exists, and keeps what was typed', async () => {
    const refused = Object.assign(new Error(), {
      outcome: 'failed',
      displayMessage: 'You already have a board with that name.',
    });
    const onDone = vi.fn();
    const calls = { createBoard: () => Promise.reject(refused) };
    render(samplePage({ calls }).inside(<BoardEditor onDone={onDone} />));
    await type('Birthday');
    await press('Create board');
    expect(await screen.findByText('You already have a board with that name.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Birthday');
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('The dialog of a board', () => {
  it('opens with the focus on the name, and closes when the board is changed (S3 §7.15)', async () => {
    const onChanged = vi.fn();
    const page = samplePage({ calls: boardPageCalls() });
    render(page.inside(<BoardActions board={sharedBoard} onChanged={onChanged} />));
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await act(() => vi.dynamicImportSettled());
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await vi.waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('DeleteBoardButton', () => {
  describeConformance(<DeleteBoardButton board={sharedBoard} />, {
    element: HTMLButtonElement,
    inside: samplePage({ calls: boardPageCalls() }).inside,
  });

  it('asks first, stays open when it fails, and says when it is done (S3 §7.16)', async () => {
    const deleteBoard = vi.fn(async () => {}).mockRejectedValueOnce(new Error('offline'));
    const onDeleted = vi.fn();
    const page = samplePage({ calls: boardPageCalls({ deleteBoard }) });
    render(page.inside(<BoardActions board={sharedBoard} onDeleted={onDeleted} />));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await act(() => vi.dynamicImportSettled());
    expect(
      await screen.findByRole('alertdialog', { name: 'Delete “Kitchen with Lena”?' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete board' }));
    expect(await screen.findByText(/^That didn't work/)).toBeVisible();
    expect(onDeleted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete board' }));
    await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
    await act(() => vi.dynamicImportSettled());
    act(() => page.clock.advance(100));
    expect(document.querySelector('.tb-toast-text')?.textContent).toBe(
      'You deleted “Kitchen with Lena”.',
    );
  });
});
