import { pageMeta } from '../../head.js';
import { pageLoader, redirectTo } from '../../page.server.js';
import { newRandomKey } from '@tackboard/machines';
import type { Board, WriteOptions } from '@tackboard/domain';
import { useTackboard } from '@tackboard/pin-card';
import { PinForm, type PinFormValues } from '@tackboard/pin-card/forms';
import { pinPath } from '@tackboard/routes/paths';
import { useLoaderData } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { textsIn, useTexts } from '../../words/texts.js';

/** The state of the viewer that holds the id of the board they published to last. */
const LAST_BOARD_STATE = 'LAST_PUBLISHED_BOARD_ID';

/** Where the header leads. The other addresses of the specification redirect to it. */
const PATH = '/pin-creation-tool/';

/** Publishes a picture as a pin. A failed request leaves the form as it is. */
export default function NewPin() {
  const { board } = useLoaderData<typeof loader>();
  const { calls, router, onError } = useDemo();
  const { toasts } = useTackboard();
  const texts = useTexts('making');
  const publish = async (values: PinFormValues, options: WriteOptions) => {
    const { board: target, section, picture, image, ...fields } = values;
    const sent = picture ? { uploadId: picture.uploadId } : image;
    if (!sent) return;
    const created = await calls.createPin(
      {
        ...fields,
        boardId: target?.id,
        sectionId: section?.id,
        image: sent,
        poster: picture?.poster,
        method: picture ? 'uploaded' : 'scraped',
        // A second try after a lost response changes the pin of the first one, whatever was typed meanwhile.
        ...(picture && { guid: picture.uploadId }),
      },
      options,
    );
    const place = section?.title ?? target?.name ?? texts.yourProfile;
    toasts.show({ kind: 'done', text: texts.publishedTo(place) });
    router.navigate(pinPath(created.id));
    const last = { state: LAST_BOARD_STATE, value: target?.id ?? '' };
    calls.saveUserState(last, { idempotencyKey: newRandomKey() }).catch(onError);
  };
  return (
    <section className="column" data-width="wide" aria-labelledby="making-title">
      <h1 id="making-title">{texts.createPin}</h1>
      <PinForm
        aria-labelledby="making-title"
        {...(board && { board })}
        onSubmit={publish}
        onCancel={() => router.navigate('/')}
      />
    </section>
  );
}

export const loader = pageLoader(
  'making/new-pin',
  async ({ calls, link }): Promise<{ readonly board?: Board | undefined }> => {
    if (link.route !== 'pin-creation-tool') redirectTo(PATH);
    const boardId = await calls.readUserState(LAST_BOARD_STATE);
    if (boardId === undefined) return {};
    // It may be deleted, or no longer shared with the viewer.
    return { board: await calls.readBoard({ boardId }).catch(() => undefined) };
  },
  { needsSignIn: true },
);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>((_, { language }) => ({
  title: textsIn('making', language).createPin,
  canonical: PATH,
  isPrivate: true,
}));
