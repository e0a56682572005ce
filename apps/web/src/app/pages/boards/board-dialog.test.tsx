import type { Board, CreateBoardRequest } from '@tackboard/domain';
import { createTackboard, TackboardProvider } from '@tackboard/pin-card';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Demo, DemoProvider } from '../../demo-context.js';
import { BoardDialog } from './board-dialog.js';

let unmount = () => {};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** The dialog needs nothing of the demo but its language. */
const DEMO = { language: undefined } as Demo;

const notCalled = () => Promise.reject(new Error('This call is not part of the test.'));

async function openDialog(createBoard: (request: CreateBoardRequest) => Promise<Board>) {
  const onDone = vi.fn<(board: Board) => void>();
  const client = createTackboard({
    viewer: { id: '1', isAuth: true },
    calls: { savePin: notCalled, unsavePin: notCalled, readPin: notCalled },
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <DemoProvider value={DEMO}>
        <TackboardProvider client={client}>
          <BoardDialog
            calls={{ createBoard, editBoard: notCalled }}
            anchor={null}
            onDone={onDone}
            onClose={() => undefined}
          />
        </TackboardProvider>
      </DemoProvider>,
    ),
  );
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = document.querySelector<Found>(`[role="dialog"] ${selector}`);
    if (!found) throw new Error(`The dialog has no ${selector}.`);
    return found;
  };
  const type = (text: string) =>
    act(async () => {
      const field = find<HTMLInputElement>('input[type="text"]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (selector: string) => act(async () => find(selector).click());
  return { onDone, find, type, press };
}

it('S3 §7.15: asks for the privacy that was chosen, and never for a board that exists', async () => {
  const createBoard = vi.fn((_request: CreateBoardRequest) => Promise.resolve({ id: '7' }));
  const { onDone, type, press } = await openDialog(createBoard);
  await type('Birthday');
  await press('[role="switch"]');
  await press('[type="submit"]');
  const request = createBoard.mock.calls[0]?.[0];
  expect(request).toMatchObject({ name: 'Birthday', privacy: 'secret' });
  expect(request?.returnExisting ?? false).toBe(false);
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ id: '7' });
});

it('says that a board of that name exists, and keeps what was typed', async () => {
  const refused = Object.assign(new Error(), {
    outcome: 'failed',
    displayMessage: 'You already have a board with that name.',
  });
  const { onDone, find, type, press } = await openDialog(() => Promise.reject(refused));
  await type('Birthday');
  await press('[type="submit"]');
  expect(find('.tb-form-error').textContent).toBe('You already have a board with that name.');
  expect(find<HTMLInputElement>('input[type="text"]').value).toBe('Birthday');
  expect(onDone).not.toHaveBeenCalled();
});

it('S3 §7.15: opens with the focus on the name', async () => {
  const { find } = await openDialog(notCalled);
  await vi.waitFor(() => expect(document.activeElement).toBe(find('input[type="text"]')));
});
