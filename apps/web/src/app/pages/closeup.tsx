import { isCallError, type PinRemoval } from '@tackboard/api-client';
import {
  chooseImage,
  closeupSlots,
  gate,
  type Invite,
  isDeletedStory,
  isShoppable,
  type Pin,
  pinDescription,
  pinTitle,
  storyPages,
} from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words';
import {
  MoreButton,
  PinCardRoot,
  type PinFeedPage,
  PinVisual,
  RemovedPin,
  SaveButton,
  useOutboundLink,
  WhyThisAdButton,
  useShownPins,
} from '@tackboard/pin-card';
import {
  AnnotationPills,
  ImageViewer,
  PinDetails,
  PinItems,
  SeoPanel,
  StoryPages,
} from '@tackboard/pin-card/closeup';
import { PinCarousel, PinFeedback } from '@tackboard/pin-card/lazy-parts';
import { DeletePinButton } from '@tackboard/pin-card/organise';
import { pinJsonLd } from '@tackboard/pin-card/json-ld';
import { SharedHeader } from '@tackboard/pin-card/navigation';
import { safeUrl } from '@tackboard/routes/links';
import { pinPath } from '@tackboard/routes/paths';
import { ArrowUpRightIcon, VisuallyHidden } from '@tackboard/ui';
import { PinDebug } from '../debug/pin-debug.js';
import { useDemo } from '../demo-context.js';
import { textsIn } from '../words/in-languages.js';
import { REMOVED_TEXTS } from '../words/removed.js';
import { BackLink } from './closeup/back-link.js';
import { CloseupSource } from './closeup/closeup-person.js';
import { CloseupShare } from './closeup/closeup-share.js';
import { CloseupVideo, hasVideo } from './closeup/closeup-video.js';
import { senderPlace } from './closeup/sender-place.js';
import { RelatedPins, RelatedProducts } from './closeup/related-pins.js';
import { kitWordsIn, useKitWords } from '../words/kit-words.js';
import { definePage } from './define-page.js';
import { DeletedPin, GonePin, INSTEAD } from './removed/gone-pin.js';
import { RemovedPinPage } from './removed/removed-pin-page.js';
import '@tackboard/pin-card/closeup.css';
import './closeup/closeup.css';

interface CloseupProps {
  readonly pin: Pin;
  /** Who sent the link of the page. */
  readonly invite?: Invite | undefined;
}

const CLOSEUP_SIZES = '(max-width: 599.98px) 100vw, 508px';

/** The page of one pin, built from the parts of a card and from parts that a card has no room for. */
function Closeup({ pin, invite }: CloseupProps) {
  const { untitledPin } = useKitWords('card', cardWords);
  const title = pinTitle(pin);
  const description = pinDescription(pin);
  const site = safeUrl(pin.link, { absolute: true });
  const { device, user } = useDemo();
  const sender = senderPlace(invite, { device, viewer: { ...user, isAuth: user !== undefined } });
  return (
    <PinCardRoot
      pin={pin}
      surface="AuthHomefeed"
      className="closeup"
      data-invite={sender === 'popover' ? sender : undefined}
    >
      <PinFeedback>
        {sender === 'header' ? <SharedHeader className="closeup-sent" invite={invite} /> : null}
        <div className="closeup-media">
          <CloseupMedia pin={pin} />
        </div>
        <div className="closeup-text">
          <div className="closeup-bar">
            <CloseupShare pin={pin} />
            <MoreButton />
            <SaveButton />
          </div>
          {site === undefined ? null : <SiteLink pin={pin} href={site} />}
          <h1 dir="auto">{title ?? untitledPin()}</h1>
          <PinDetails />
          {description ? (
            <p className="closeup-description" dir="auto">
              {description}
            </p>
          ) : null}
          <CloseupSource pin={pin} />
          <PinItems />
          <AnnotationPills pin={pin} />
          <div className="closeup-actions">
            <WhyThisAdButton pin={pin} />
            <DeletePinButton pin={pin} />
            <SeoPanel pin={pin} showsText />
          </div>
        </div>
      </PinFeedback>
    </PinCardRoot>
  );
}

/** The pages of a story, the slots of a carousel or the pictures of a product, a video or the picture, which opens in the image viewer. */
function CloseupMedia({ pin }: Pick<CloseupProps, 'pin'>) {
  if (storyPages(pin).length > 1) return <StoryPages />;
  if (closeupSlots(pin).length > 1) {
    return (
      <>
        <PinVisual eager sizes={CLOSEUP_SIZES} />
        <PinCarousel sizes={CLOSEUP_SIZES} showsProduct />
      </>
    );
  }
  return (
    <>
      <PinVisual eager sizes={CLOSEUP_SIZES} />
      {hasVideo(pin) ? <CloseupVideo /> : <ImageViewer />}
    </>
  );
}

/** A link to the page that the pin is from. A press checks the link on the server. */
function SiteLink({ pin, href }: Pick<CloseupProps, 'pin'> & { readonly href: string }) {
  const outbound = useOutboundLink(pin);
  return (
    <a
      {...outbound}
      href={href}
      target="_blank"
      rel="noopener nofollow"
      className="tb-button closeup-site"
      data-variant="quiet"
    >
      <bdi>{pin.domain}</bdi>
      <ArrowUpRightIcon width="20" height="20" />
    </a>
  );
}

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
function WithdrawnStory({ pin }: Pick<CloseupProps, 'pin'>) {
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
  readonly data: CloseupData | GoneData;
}

function CloseupPage({ data }: ClosePageProps) {
  if ('pin' in data) return <CloseupOrDeleted data={data} />;
  const { removal, instead } = data;
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
        {isDeletedStory(pin) ? <WithdrawnStory pin={pin} /> : <Closeup pin={pin} invite={invite} />}
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

export const closeupPage = definePage({
  // Comments, feedback and who sent a pin have no page of their own.
  routes: ['pin', 'pin-comments', 'pin-feedback', 'pin-sent'],
  keepsScroll: true,
  async load({ viewer, calls, link, query }): Promise<CloseupData | GoneData> {
    const pinId = link.params.id;
    const pin = await calls.readPin({ pinId }).catch((error: unknown) => {
      if (isCallError(error, 'not-found') && error.status === GONE_STATUS) return undefined;
      throw error;
    });
    if (!pin) {
      const [own] = viewer.userId === null ? [] : await calls.listRemovedPins({ pinId });
      return { removal: own, instead: await calls.explorePins(INSTEAD) };
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
    return { pin, related, invite: isOwn ? undefined : invite, products: products?.pins ?? [] };
  },
  head: (data, { language, origin, words }) => {
    const { untitledPin } = kitWordsIn(words, 'card', cardWords);
    if (!('pin' in data)) {
      const title = data.removal
        ? pinTitle(data.removal.pin)
        : textsIn(REMOVED_TEXTS, language).unavailable;
      return { title: title ?? untitledPin(), isPrivate: true };
    }
    const { pin } = data;
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
  // Gone for all but its pinner: search engines forget the page.
  status: (data) => ('pin' in data || data.removal ? 200 : GONE_STATUS),
  Component: CloseupPage,
});
