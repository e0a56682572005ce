import {
  chooseImage,
  isDeletedStory,
  isShoppable,
  type Pin,
  pinDescription,
  pinTitle,
} from '@tackboard/domain';
import { closeupSlots, storyPages } from '@tackboard/domain/pin';
import { decodePin } from '@tackboard/domain/wire';
import { cardWords } from '@tackboard/domain/words/card';
import { MoreButton, PinCardRoot, PinVisual, RemovedPin, SaveButton } from '@tackboard/pin-card';
import { AnnotationPills } from '@tackboard/pin-card/annotation-pills';
import { PinCarousel } from '@tackboard/pin-card/carousel';
import { ImageViewer, PinDetails, PinItems, StoryPages } from '@tackboard/pin-card/closeup';
import { DeletePinButton } from '@tackboard/pin-card/delete-pin';
import type { PinFeedPage } from '@tackboard/pin-card/feed';
import { PinFeedback } from '@tackboard/pin-card/feedback';
import { pinJsonLd } from '@tackboard/pin-card/json-ld';
import { SeoPanel } from '@tackboard/pin-card/seo-panel';
import { ShareButton } from '@tackboard/pin-card/share-button';
import { useOutboundLink } from '@tackboard/pin-card/use-outbound-link';
import { WhyThisAdButton } from '@tackboard/pin-card/why-this-ad-button';
import { safeUrl } from '@tackboard/routes/links';
import { pinPath } from '@tackboard/routes/paths';
import { ArrowUpRightIcon } from '@tackboard/ui/icons';
import { useDemo } from '../demo-context.js';
import { readRelatedPins } from '../reads/related.js';
import { BackLink } from './closeup/back-link.js';
import { CloseupSource } from './closeup/closeup-person.js';
import { CloseupVideo, hasVideo } from './closeup/closeup-video.js';
import { RelatedPins, RelatedProducts } from './closeup/related-pins.js';
import { definePage, notFound } from './define-page.js';
import { Missing } from './missing.js';
import '@tackboard/pin-card/closeup.css';
import './closeup/closeup.css';

interface CloseupProps {
  readonly pin: Pin;
}

const CLOSEUP_SIZES = '(max-width: 599.98px) 100vw, 508px';

/** The page of one pin, built from the parts of a card and from parts that a card has no room for. */
function Closeup({ pin }: CloseupProps) {
  const title = pinTitle(pin);
  const description = pinDescription(pin);
  const site = safeUrl(pin.link, { absolute: true });
  return (
    <PinCardRoot pin={pin} surface="AuthHomefeed" className="closeup">
      <PinFeedback>
        <div className="closeup-media">
          <CloseupMedia pin={pin} />
        </div>
        <div className="closeup-text">
          <div className="closeup-bar">
            <ShareButton />
            <MoreButton />
            <SaveButton />
          </div>
          {site === undefined ? null : <SiteLink pin={pin} href={site} />}
          <h1 dir="auto">{title ?? cardWords.untitledPin()}</h1>
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
function CloseupMedia({ pin }: CloseupProps) {
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
function SiteLink({ pin, href }: CloseupProps & { readonly href: string }) {
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

interface CloseupData {
  readonly pin: Pin;
  /** The first of the pins that are like it. */
  readonly related: PinFeedPage;
  /** Products like the one of the pin. */
  readonly products: readonly Pin[];
}

/** A pin and pins like it, until its viewer deletes it. */
function CloseupOrMissing({ data: { pin, related, products } }: { readonly data: CloseupData }) {
  if (useDemo().deleted.has(pin.id)) return <Missing />;
  return (
    <>
      <div className="closeup-page">
        <BackLink />
        {isDeletedStory(pin) ? <RemovedPin variant="full-screen" /> : <Closeup pin={pin} />}
      </div>
      <RelatedProducts pins={products} />
      <RelatedPins pinId={pin.id} initialPage={related} />
    </>
  );
}

const PRODUCTS_PAGE_SIZE = 6;

export const closeupPage = definePage({
  routes: ['pin'],
  keepsScroll: true,
  async load({ api, viewer, client, decode, link }): Promise<CloseupData> {
    const found = api.pin(viewer, link.params.id);
    const pin = (found && decodePin(found, decode)) ?? notFound();
    const options = { scope: 'buyable_pins', pageSize: PRODUCTS_PAGE_SIZE } as const;
    const [related, products] = await Promise.all([
      readRelatedPins(client, pin.id),
      isShoppable(pin) ? readRelatedPins(client, pin.id, options) : undefined,
    ]);
    return { pin, related, products: products?.pins ?? [] };
  },
  head: ({ pin }, { origin }) => ({
    title: pinTitle(pin) ?? cardWords.untitledPin(),
    description: pinDescription(pin),
    canonical: pinPath(pin.id),
    image: chooseImage(pin.images, 'closeup')?.url,
    type: 'article',
    jsonLd: pinJsonLd(pin, { origin }),
  }),
  Component: CloseupOrMissing,
});
