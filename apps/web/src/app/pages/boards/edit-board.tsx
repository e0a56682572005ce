import { pageMeta } from '../../head.js';
import { pageLoader, notFound, redirectTo } from '../../page.server.js';
import { boardRoles } from '@tackboard/domain';
import { useTackboard } from '@tackboard/pin-card';
import { BoardEditor, DeleteBoardButton } from '@tackboard/pin-card/boards';
import { savedProfilePath } from '@tackboard/routes/paths';
import { useLoaderData } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { peoplePath } from './load-board.server.js';
import { textsIn, useTexts } from '../../words/texts.js';

/** Renames a board, changes who sees it, or deletes it. */
export default function EditBoard() {
  const board = useLoaderData<typeof loader>();
  const { router, user } = useDemo();
  const { toasts } = useTackboard();
  const { boardUpToDate, editBoard } = useTexts('making');
  const { url = '/' } = board;
  return (
    <section className="column" data-width="narrow" aria-labelledby="making-title">
      <div className="split">
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

export const loader = pageLoader(
  'boards/edit-board',
  async ({ calls, user, link }) => {
    const board = await calls.readBoard({ boardId: link.params.id });
    const { id, url } = board;
    if (id === undefined) notFound();
    // Its people are changed in a dialog of the page of the board itself.
    if (link.route !== 'board-edit') redirectTo(peoplePath(url ?? '/'));
    if (!boardRoles(board, { ...user, isAuth: true }).isOwn) redirectTo(url ?? '/');
    return { ...board, id };
  },
  { needsSignIn: true },
);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>(({ id, name = '' }, { language }) => ({
  title: textsIn('making', language).editTitle(name),
  canonical: `/board/${id}/edit/`,
  isPrivate: true,
}));
