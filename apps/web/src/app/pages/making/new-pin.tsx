import { pageMeta } from '../../head.js';
import { pageLoader, redirectTo } from '../../page.server.js';
import type { NewPinImage } from '@tackboard/api-client';
import { newRandomKey } from '@tackboard/machines';
import type { Board, ImageInput, WriteOptions } from '@tackboard/domain';
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

interface NewPinData {
  /** The board that is chosen at first: the last one the viewer published to. */
  readonly board?: Board | undefined;
}

/** Publishes a picture as a pin. A failed request leaves the form as it is. */
export default function NewPin() {
  const { board } = useLoaderData<typeof loader>();
  const { calls, router, onError } = useDemo();
  const { toasts } = useTackboard();
  const texts = useTexts('making');
  const publish = async (values: PinFormValues, options: WriteOptions) => {
    const { board: target, section, picture, image, ...fields } = values;
    const sent = picture ? { uploadId: picture.uploadId } : sentImage(image);
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
    calls
      .saveUserState(
        { state: LAST_BOARD_STATE, value: target?.id ?? '' },
        { idempotencyKey: newRandomKey() },
      )
      .catch(onError);
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

function sentImage(image: ImageInput | undefined): NewPinImage | undefined {
  if (!image) return undefined;
  return image.kind === 'url' ? { imageUrl: image.imageUrl } : { imageBase64: image.imageBase64 };
}

export const loader = pageLoader(
  'making/new-pin',
  async ({ calls, link }): Promise<NewPinData> => {
    if (link.route !== 'pin-creation-tool') redirectTo(PATH);
    const boardId = await calls.readUserState(LAST_BOARD_STATE);
    if (boardId === undefined) return {};
    // It may be deleted, or no longer shared with the viewer.
    const board = await calls.readBoard({ boardId }).catch(() => undefined);
    return { board };
  },
  { needsSignIn: true },
);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>((_, { language }) => ({
  title: textsIn('making', language).createPin,
  canonical: PATH,
  isPrivate: true,
}));
