import { describeConformance } from '@tackboard/conformance';
import type { TackboardCalls, User } from '@tackboard/domain';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { boardPageCalls, collaborators, sharedBoard } from '../../test-data/board-page.js';
import { type SamplePage, samplePage, type SampleOptions } from '../../test-data/page.js';
import { people } from '../../test-data/pins.js';
import { BoardActions } from './board-actions.js';

// Loaded first, because the first import takes longer than a test waits.
beforeAll(() => import('./board-people-dialog.js'));
afterEach(cleanup);

const refused = () =>
  Promise.reject(Object.assign(new Error('No'), { outcome: 'failed', status: 403 }));

/** Renders the actions of a board that Lena, Nora and Karl share and Ilse is invited to. */
function show(changes: Partial<TackboardCalls> = {}, options: SampleOptions = {}) {
  const onChanged = vi.fn();
  const page = samplePage({ ...options, calls: boardPageCalls(changes) });
  render(
    page.inside(
      <BoardActions board={sharedBoard} collaborators={collaborators} onChanged={onChanged} />,
    ),
  );
  return { onChanged, page };
}

async function openPeople({ clock }: SamplePage) {
  await userEvent.click(screen.getByRole('button', { name: 'People' }));
  await act(() => vi.dynamicImportSettled());
  await screen.findByText('Invited');
  // The suggestions are fetched.
  await act(async () => clock.advance(0));
}

const list = () => screen.getByRole('list', { name: 'People on this board' });
const names = () =>
  within(list())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.dynamicImportSettled());
};
const removeNora = async () => {
  await press('Remove: Nora M.');
  await press('Remove');
};

const ALL = ['Mina Keller', 'Lena Adler', 'Nora M.', 'Karl B. archive', 'Ilse T.'];

describe('BoardActions', () => {
  describeConformance(<BoardActions board={sharedBoard} />, {
    element: HTMLDivElement,
    inside: samplePage({ calls: boardPageCalls() }).inside,
  });
});

describe('The people of a board', () => {
  it('are its owner, who shares it, and who is invited', async () => {
    const { page } = show();
    await openPeople(page);
    expect(names()).toEqual(ALL);
  });

  it.each([
    ['a collaborator', false, { userId: people.nora.id, isInvited: false }],
    ['an invitation', true, { userId: people.ilse.id, isInvited: true }],
  ] as const)(
    'the removal of %s has every field of its call (S3 §7.17)',
    async (_what, isInvited, fields) => {
      const removeCollaborator = vi.fn(async (_request: object, _options: object) => {});
      const { onChanged, page } = show({ removeCollaborator });
      await openPeople(page);
      await (isInvited ? press('Take back: Ilse T.') : removeNora());
      await vi.waitFor(() =>
        expect(removeCollaborator).toHaveBeenCalledExactlyOnceWith(
          { boardId: '54', ...fields, fieldSetKey: 'default', orbacSubjectId: '42' },
          { idempotencyKey: expect.any(String), signal: expect.any(AbortSignal) },
        ),
      );
      await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
      expect(names()).toHaveLength(4);
    },
  );

  it('who are removed leave at once, and are back at the same place when it fails (S3 §4.10 §8)', async () => {
    let refuse = () => {};
    const removeCollaborator = () =>
      new Promise<void>((_, reject) => {
        refuse = () => void refused().catch(reject);
      });
    const { onChanged, page } = show({ removeCollaborator });
    await openPeople(page);
    await removeNora();
    expect(names()).toEqual(ALL.filter((name) => name !== 'Nora M.'));
    await act(async () => refuse());
    await vi.waitFor(() => expect(names()).toEqual(ALL));
    expect(screen.getByText(/^That didn't work/)).toHaveAttribute('role', 'alert');
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('are removed after a question, which can be cancelled', async () => {
    const removeCollaborator = vi.fn(async () => {});
    const { page } = show({ removeCollaborator });
    await openPeople(page);
    await press('Remove: Nora M.');
    expect(screen.getByText('Remove Nora M. from this board?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Remove: Nora M.' })).toHaveFocus();
    expect(removeCollaborator).not.toHaveBeenCalled();
  });

  it('are invited at once, and no longer when that fails, with the sentence of the server', async () => {
    const inviteCollaborator = () =>
      Promise.reject(
        Object.assign(new Error('No'), {
          outcome: 'failed',
          status: 400,
          displayMessage: 'A board has room for 500 people.',
        }),
      );
    const { page } = show({ inviteCollaborator });
    await openPeople(page);
    await press('Invite: S. van der Walt');
    await screen.findByText('A board has room for 500 people.');
    expect(names()).toEqual(ALL);
    expect(screen.getByRole('button', { name: 'Invite: S. van der Walt' })).toBeVisible();
  });

  it('are invited again after they declined', async () => {
    const inviteCollaborator = vi.fn(async () => {});
    const { page } = show({ inviteCollaborator });
    await openPeople(page);
    await press('Invite: S. van der Walt');
    await vi.waitFor(() => expect(inviteCollaborator).toHaveBeenCalledTimes(1));
    expect(names()).toContain('S. van der Walt');
    await press('Close');
    // He declined: the server has no invitation of his.
    await openPeople(page);
    expect(names()).not.toContain('S. van der Walt');
    await press('Invite: S. van der Walt');
    await vi.waitFor(() => expect(inviteCollaborator).toHaveBeenCalledTimes(2));
  });

  it('are listed again when they are back after a removal', async () => {
    let items: readonly User[] = collaborators;
    const removeCollaborator = vi.fn(async () => {});
    const { onChanged, page } = show({
      removeCollaborator,
      listCollaborators: async () => ({ items }),
    });
    await openPeople(page);
    await removeNora();
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    items = [people.lena, people.karl];
    await press('Close');
    await openPeople(page);
    expect(names()).not.toContain('Nora M.');
    items = collaborators;
    await press('Close');
    await openPeople(page);
    expect(names()).toEqual(ALL);
  });

  it('leave a board that they share, and remove nobody else', async () => {
    const removeCollaborator = vi.fn(async (_request: object) => {});
    const others = [people.viewer, people.nora];
    const calls = { removeCollaborator, listCollaborators: async () => ({ items: others }) };
    const page = samplePage({ calls: boardPageCalls(calls) });
    const board = { ...sharedBoard, owner: people.lena, collaboratedByMe: true };
    render(page.inside(<BoardActions board={board} collaborators={others} />));
    await openPeople(page);
    expect(screen.queryByRole('button', { name: /^(Remove|Take back)/ })).toBeNull();
    await press('Leave');
    expect(screen.getByText('Leave this board?')).toBeVisible();
    await press('Leave');
    await vi.waitFor(() =>
      expect(removeCollaborator.mock.calls[0]?.[0]).toMatchObject({ boardId: '54', userId: '42' }),
    );
  });

  it('have a link of the invitation to copy (S3 §2.3)', async () => {
    const copyText = vi.fn(async (_text: string) => {});
    const { page } = show({}, { environment: { copyText } });
    await openPeople(page);
    await press('Copy the invitation link');
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(copyText).toHaveBeenCalledExactlyOnceWith(
      `${window.location.origin}/mina/kitchen-with-lena/?board_url=%2Fmina%2Fkitchen-with-lena%2F&accept_invite=true&seamless=true`,
    );
  });

  it('are not changed by who does not share the board, who can follow it', () => {
    const board = { ...sharedBoard, owner: people.lena, isCollaborative: false };
    render(samplePage({ calls: boardPageCalls() }).inside(<BoardActions board={board} />));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Follow',
      'Followers',
    ]);
  });
});
