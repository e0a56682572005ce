import { pageMeta } from '../head.js';
import { pageLoader } from '../page.server.js';
import { movedFrom, type Pin, pinTitle } from '@tackboard/domain';
import { cardWords, saveWords } from '@tackboard/domain/words';
import { RepinPicker } from '@tackboard/pin-card/closeup';
import { pinPath } from '@tackboard/routes/paths';
import { useLoaderData } from 'react-router';
import { useDemo } from '../demo-context.js';
import '@tackboard/pin-card/closeup.css';
import { kitWordsIn } from '../words/kit-words.js';

interface RepinData {
  readonly pin: Pin;
  /** The board to move the viewer's save from; undefined to save the pin again without moving it. */
  readonly from: string | undefined;
  /** The id of the pin that the viewer saved, whose cards show the board of their copy (S1 §2). */
  readonly originalPinId: string | undefined;
}

export default function Repin() {
  const data = useLoaderData<typeof loader>();
  const { router } = useDemo();
  return (
    <RepinPicker
      {...data}
      onClose={({ pinId, previousLocation }) => router.navigate(previousLocation ?? pinPath(pinId))}
    />
  );
}

export const loader = pageLoader(
  'repin',
  async ({ calls, viewer, link, query }): Promise<RepinData> => {
    const pin = await calls.readPin({ pinId: link.params.id });
    const boardId = query.get('isEditingPin') === 'true' ? query.get('pinBoardId') : null;
    return {
      pin,
      from: movedFrom(pin, viewer.userId, boardId),
      originalPinId: query.get('originalPinId') ?? undefined,
    };
  },
  { needsSignIn: true },
);

export { clientLoader } from '../kept.js';

export const meta = pageMeta<typeof loader>(({ pin, from }, { words }) => {
  const { moveTitle, saveTitle } = kitWordsIn(words, 'save', saveWords);
  const title = pinTitle(pin) ?? kitWordsIn(words, 'card', cardWords).untitledPin();
  return { title: from ? moveTitle({ title }) : saveTitle({ title }), isPrivate: true };
});
