import type { Board, WriteOptions } from '@tackboard/domain';
import { newRandomKey } from '@tackboard/machines';
import { useTackboard } from '@tackboard/pin-card';
import { BoardForm, type BoardFormValues } from '@tackboard/pin-card/forms';
import { savedProfilePath } from '@tackboard/routes/paths';
import { useDemo } from '../../demo-context.js';
import { definePage, notFound, redirectTo } from '../define-page.js';
import { confirmDelete } from './board-actions.js';
import { DeleteButton } from './edit-delete.js';
import { rolesOf } from './load-board.js';
import { peoplePath } from './people-path.js';
import { privacyOf } from './privacy-of.js';
import { BOARD_TEXTS } from '../../words/boards.js';
import { textsIn, useTexts } from '../../words/in-languages.js';
import { MAKING_TEXTS } from '../../words/making.js';
import '../making/making.css';

/** Renames a board, changes who sees it, or deletes it. */
function EditBoard({ data: board }: { readonly data: Board & { readonly id: string } }) {
  const { ports, router, user } = useDemo();
  const { toasts } = useTackboard();
  const texts = useTexts(BOARD_TEXTS);
  const { boardUpToDate, editBoard } = useTexts(MAKING_TEXTS);
  const { id, name = '', url = '/' } = board;
  const save = async (values: BoardFormValues, options: WriteOptions) => {
    const privacy = privacyOf(board, values);
    await ports.calls.editBoard({ boardId: id, name: values.name, privacy }, options);
    toasts.show({ kind: 'done', text: boardUpToDate });
    router.navigate(url, { replace: true });
  };
  const remove = async () => {
    await ports.calls.deleteBoard({ boardId: id }, { idempotencyKey: newRandomKey() });
    toasts.show({ kind: 'done', text: texts.deleted(name) });
    router.navigate(savedProfilePath(user?.username ?? null), { replace: true });
  };
  return (
    <section className="making making-narrow" aria-labelledby="making-title">
      <div className="making-head">
        <h1 id="making-title">{editBoard}</h1>
        <DeleteButton confirm={confirmDelete(name, remove, texts)} />
      </div>
      <BoardForm
        aria-labelledby="making-title"
        board={board}
        hasDescription={false}
        onSubmit={save}
        onCancel={() => router.navigate(url)}
      />
    </section>
  );
}

export const editBoardPage = definePage({
  routes: ['board-add-collaborators', 'board-edit', 'board-edit-collaborators'],
  needsSignIn: true,
  async load({ calls, viewer, link }) {
    const board = await calls.readBoard({ boardId: link.params.id });
    const { id, url } = board;
    if (id === undefined) notFound();
    // Its people are changed in a dialog of the page of the board itself.
    if (link.route !== 'board-edit') redirectTo(peoplePath(url ?? '/'));
    if (!rolesOf(board, viewer.userId).isOwn) redirectTo(url ?? '/');
    return { ...board, id };
  },
  head: ({ id, name = '' }, { language }) => ({
    title: textsIn(MAKING_TEXTS, language).editTitle(name),
    canonical: `/board/${id}/edit/`,
    isPrivate: true,
  }),
  Component: EditBoard,
});
