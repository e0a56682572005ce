import { pageMeta } from '../../head.js';
import { pageLoader, redirectTo } from '../../page.server.js';
import type { Pin, WriteOptions } from '@tackboard/domain';
import { pinTitle } from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words';
import { useTackboard } from '@tackboard/pin-card';
import { PinForm, type PinFormValues } from '@tackboard/pin-card/forms';
import { DeletePinButton } from '@tackboard/pin-card/organise';
import {
  createdProfilePath,
  organizePinPath,
  pinEditPath,
  pinPath,
  repinPath,
} from '@tackboard/routes/paths';
import { useLoaderData } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { textsIn, useTexts } from '../../words/texts.js';
import { kitWordsIn } from '../../words/kit-words.js';

/** Changes a pin that the viewer published, or deletes it. */
export default function EditPin() {
  const pin = useLoaderData<typeof loader>();
  const { calls, router, user } = useDemo();
  const tackboard = useTackboard();
  const texts = useTexts('making');
  const save = async (values: PinFormValues, options: WriteOptions) => {
    const { board, section, picture: _, ...fields } = values;
    // The pin keeps its section until another board or section is picked.
    const isMoved = board !== pin.board;
    const place = isMoved ? { boardId: board?.id ?? null, sectionId: section?.id } : {};
    await calls.editPin({ pinId: pin.id, ...fields, ...place }, options);
    tackboard.toasts.show({ kind: 'done', text: texts.pinUpToDate });
    router.navigate(pinPath(pin.id), { replace: true });
  };
  const leave = () =>
    router.navigate(user?.username === undefined ? '/' : createdProfilePath(user.username), {
      replace: true,
    });
  return (
    <section className="column" data-width="wide" aria-labelledby="making-title">
      <div className="split">
        <h1 id="making-title">{texts.editPin}</h1>
        <DeletePinButton pin={pin} onDeleted={leave} />
      </div>
      <PinForm
        aria-labelledby="making-title"
        pin={pin}
        onSubmit={save}
        onCancel={() => router.navigate(pinPath(pin.id))}
      />
    </section>
  );
}

export const loader = pageLoader(
  'making/edit-pin',
  async ({ calls, viewer, link }): Promise<Pin> => {
    const pin = await calls.readPin({ pinId: link.params.id });
    const { id, board } = pin;
    if (pin.pinner?.id !== viewer.userId) redirectTo(pinPath(id));
    // Only the board of a saved copy can change: its texts are those of the pin (S1 §2).
    if (pin.isRepin)
      redirectTo(board?.id === undefined ? repinPath(id) : organizePinPath(id, board.id, id));
    return pin;
  },
  { needsSignIn: true },
);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>((pin, { language, words }) => ({
  title: textsIn('making', language).editTitle(
    pinTitle(pin) ?? kitWordsIn(words, 'card', cardWords).untitledPin(),
  ),
  canonical: pinEditPath(pin.id),
  isPrivate: true,
}));
