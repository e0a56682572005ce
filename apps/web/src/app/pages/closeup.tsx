import { pageMeta } from '../head/head-meta.js';
import type { PageHandle } from '../router/use-shown-page.js';
import { pageLoader } from '../page.server.js';
import { isCallError, type PinRemoval } from '@tackboard/api-client';
import {
  chooseImage,
  gate,
  type Invite,
  isDeletedStory,
  isShoppable,
  type Pin,
  pinDescription,
  pinTitle,
} from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words';
import { type PinFeedPage, RemovedPin, useShownPins } from '@tackboard/pin-card';
import { PinCloseup } from '@tackboard/pin-card/closeup';
import { pinJsonLd } from '@tackboard/pin-card/json-ld';
import { pinPath } from '@tackboard/routes/paths';
import { VisuallyHidden } from '@tackboard/ui';
import { PinDebug } from '../debug/pin-debug.js';
import { useDemo } from '../demo-context.js';
import { data } from 'react-router';
import { REMOVED_TEXTS, textsIn } from '../words/texts.js';
import { BackLink } from './closeup/back-link.js';
import { CloseupShare } from './closeup/closeup-share.js';
import { RelatedPins, RelatedProducts } from './closeup/related-pins.js';
import { kitWordsIn, useKitWords } from '../words/kit-words.js';
import { DeletedPin, GonePin, INSTEAD } from './removed/gone-pin.js';
import { RemovedPinPage } from './removed/removed-pin-page.js';
import '@tackboard/pin-card/closeup.css';
import './closeup/closeup.css';

/** A pin that its creator deleted or that was taken down; with `removal` for the pinner alone. */
type GoneData = {
  readonly removal?: PinRemoval | undefined;
  readonly instead: PinFeedPage;
};

interface CloseupData {
  readonly pin: Pin;
  /** The first of the pins that are like it. */
  readonly related: PinFeedPage;
  /** Who sent the link, by the invite code in the address (S1 §2). */
  readonly invite?: Invite | undefined;
  /** Products like the one of the pin. */
  readonly products: readonly Pin[];
}

/** The placeholder of a story that its creator removed, on the page of the story (S1 §2). */
function WithdrawnStory({ pin }: { readonly pin: Pin }) {
  const { untitledPin } = useKitWords('card', cardWords);
  return (
    <>
      <h1 className="closeup-withdrawn">
        <VisuallyHidden>{pinTitle(pin) ?? untitledPin()}</VisuallyHidden>
      </h1>
      <RemovedPin variant="full-screen" />
    </>
  );
}

interface ClosePageProps {
  readonly loaderData: CloseupData | GoneData;
}

export default function CloseupPage({ loaderData }: ClosePageProps) {
  if ('pin' in loaderData) return <CloseupOrDeleted data={loaderData} />;
  const { removal, instead } = loaderData;
  return removal ? <RemovedPinPage removal={removal} /> : <GonePin instead={instead} />;
}

/** A pin and pins like it, until its viewer deletes it. */
function CloseupOrDeleted({ data }: { readonly data: CloseupData }) {
  const { pin, invite, related, products } = data;
  const { user } = useDemo();
  if (useShownPins([pin]).length === 0) {
    return (
      <>
        <DeletedPin />
        <RelatedPins pinId={pin.id} initialPage={related} />
      </>
    );
  }
  const canDebug =
    user !== undefined && gate({ ...user, isAuth: true }, 'debug').outcome === 'allowed';
  return (
    <>
      <div className="closeup-page">
        <BackLink />
        {isDeletedStory(pin) ? (
          <WithdrawnStory pin={pin} />
        ) : (
          <PinCloseup
            className="closeup"
            pin={pin}
            invite={invite}
            share={<CloseupShare pin={pin} />}
          />
        )}
      </div>
      {canDebug ? <PinDebug pin={pin} /> : null}
      <RelatedProducts pins={products} />
      <RelatedPins pinId={pin.id} initialPage={related} />
    </>
  );
}

const PRODUCTS_PAGE_SIZE = 6;

/** The status of a pin that its creator deleted, or that was taken down. */
const GONE_STATUS = 410;

export const loader = pageLoader('closeup', async ({ viewer, calls, link, query }) => {
  const pinId = link.params.id;
  const pin = await calls.readPin({ pinId }).catch((error: unknown) => {
    if (isCallError(error, 'not-found') && error.status === GONE_STATUS) return undefined;
    throw error;
  });
  if (!pin) {
    const [own] = viewer.userId === null ? [] : await calls.listRemovedPins({ pinId });
    const gone: GoneData = { removal: own, instead: await calls.explorePins(INSTEAD) };
    // Gone for all but its pinner: search engines forget the page.
    return data(gone, { status: own ? 200 : 410 });
  }
  const options = { scope: 'buyable_pins', pageSize: PRODUCTS_PAGE_SIZE } as const;
  const inviteCode = query.get('invite_code');
  const [related, products, invite] = await Promise.all([
    calls.readRelatedPins({ pinId: pin.id }),
    isShoppable(pin) ? calls.readRelatedPins({ pinId: pin.id, ...options }) : undefined,
    // A failed lookup means that there is no invite (S3 §8).
    inviteCode ? calls.readGraphInvite(inviteCode).catch(() => undefined) : undefined,
  ]);
  // The sender of the link sees nothing of it (S3 §4.6).
  const isOwn = invite?.sender?.id !== undefined && invite.sender.id === viewer.userId;
  const shown: CloseupData = {
    pin,
    related,
    invite: isOwn ? undefined : invite,
    products: products?.pins ?? [],
  };
  return shown;
});

export { clientLoader } from '../kept.js';

export const handle: PageHandle = { keepsScroll: true };

export const meta = pageMeta(
  'closeup',
  (found: CloseupData | GoneData, { language, origin, words }) => {
    const { untitledPin } = kitWordsIn(words, 'card', cardWords);
    if (!('pin' in found)) {
      const title = found.removal
        ? pinTitle(found.removal.pin)
        : textsIn(REMOVED_TEXTS, language).unavailable;
      return { title: title ?? untitledPin(), isPrivate: true };
    }
    const { pin } = found;
    const title = pinTitle(pin) ?? untitledPin();
    // Its creator removed the story: nothing of it is shown elsewhere.
    if (isDeletedStory(pin)) return { title, isPrivate: true };
    return {
      title,
      description: pinDescription(pin),
      canonical: pinPath(pin.id),
      image: chooseImage(pin.images, 'bot')?.url,
      type: 'article',
      isPrivate: pin.seoNoindexReason !== undefined,
      jsonLd: pinJsonLd(pin, { origin }),
    };
  },
);
