import { type Board, boardRoles } from '@tackboard/domain';
import { useTackboard } from '@tackboard/pin-card';
import { BoardEditor, DeleteBoardButton } from '@tackboard/pin-card/boards';
import { savedProfilePath } from '@tackboard/routes/paths';
import { useDemo } from '../../demo-context.js';
import { definePage, notFound, redirectTo } from '../define-page.js';
import { peoplePath } from './people-path.js';
import { MAKING_TEXTS, textsIn, useTexts } from '../../words/texts.js';
import '../making/making.css';

/** Renames a board, changes who sees it, or deletes it. */
function EditBoard({ data: board }: { readonly data: Board & { readonly id: string } }) {
  const { router, user } = useDemo();
  const { toasts } = useTackboard();
  const { boardUpToDate, editBoard } = useTexts(MAKING_TEXTS);
  const { url = '/' } = board;
  return (
    <section className="making making-narrow" aria-labelledby="making-title">
      <div className="making-head">
        <h1 id="making-title">{editBoard}</h1>
        <DeleteBoardButton
          board={board}
          onDeleted={() =>
            router.navigate(savedProfilePath(user?.username ?? null), { replace: true })
          }
        />
      </div>
      <BoardEditor
        aria-labelledby="making-title"
        board={board}
        onDone={() => {
          toasts.show({ kind: 'done', text: boardUpToDate });
          router.navigate(url, { replace: true });
        }}
        onCancel={() => router.navigate(url)}
      />
    </section>
  );
}

export const editBoardPage = definePage({
  routes: ['board-add-collaborators', 'board-edit', 'board-edit-collaborators'],
  needsSignIn: true,
  async load({ calls, user, link }) {
    const board = await calls.readBoard({ boardId: link.params.id });
    const { id, url } = board;
    if (id === undefined) notFound();
    // Its people are changed in a dialog of the page of the board itself.
    if (link.route !== 'board-edit') redirectTo(peoplePath(url ?? '/'));
    if (!boardRoles(board, { ...user, isAuth: true }).isOwn) redirectTo(url ?? '/');
    return { ...board, id };
  },
  head: ({ id, name = '' }, { language }) => ({
    title: textsIn(MAKING_TEXTS, language).editTitle(name),
    canonical: `/board/${id}/edit/`,
    isPrivate: true,
  }),
  Component: EditBoard,
});
