'use client';
import {
  CLOSEUP_MAX_WIDTH_PX,
  CLOSEUP_PANE_WIDTH_PX,
  closeupSlots,
  type Invite,
  type Pin,
  pinDescription,
  pinTitle,
  storyPages,
  type Surface,
} from '@tackboard/domain';
import { safeUrl } from '@tackboard/routes/links';
import { ArrowUpRightIcon, withClass } from '@tackboard/ui';
import { forwardRef, type ReactNode } from 'react';
import { useCard } from '../card/card-context.js';
import { lazyFeedback, lazyVideo } from '../card/lazy-parts.js';
import { hasMotion } from '../visual/has-motion.js';
import { PinCardRoot, type PinCardRootProps } from '../card/pin-card-root.js';
import { useInternals } from '../client/tackboard-context.js';
import { useOutboundLink } from '../links/use-outbound-link.js';
import { MoreButton } from '../menu/more-button.js';
import { WhyThisAdButton } from '../menu/why-this-ad-button.js';
import { SharedHeader } from '../navigation/shared-header.js';
import { DeletePinButton } from '../organise/delete-pin-button.js';
import { SaveButton } from '../save/save-button.js';
import { ShareButton } from '../share/share-button.js';
import { PinCarousel } from '../visual/pin-carousel.js';
import { PinVisual } from '../visual/pin-visual.js';
import { AnnotationPills } from './annotation-pills.js';
import { ImageViewer } from './image-viewer.js';
import { PinDetails } from './pin-details.js';
import { PinItems } from './pin-items.js';
import { PinSource } from './pin-source.js';
import { senderPlace } from './sender-place.js';
import { SeoPanel } from './seo-panel.js';
import { StoryPages } from './story-pages.js';

/** Props of {@link PinCloseup}, besides the attributes of an `<article>`. */
export interface PinCloseupProps extends Omit<
  PinCardRootProps,
  'children' | 'picture' | 'surface'
> {
  /** @default 'Closeup' */
  readonly surface?: Surface;
  /** Who sent the link of the page (S1 §2). It is said here unless the popover of the invitation says it (S3 §4.6). */
  readonly invite?: Invite | undefined;
  /**
   * The share button.
   * @default `<ShareButton />`
   */
  readonly share?: ReactNode;
  /** Called when the viewer has deleted the pin. Leave its page. */
  readonly onDeleted?: () => void;
}

/** One column, then two panes of half the window, then their full width: as in `layout.css`. */
const SIZES = `(max-width: 767.98px) 100vw, (max-width: ${CLOSEUP_MAX_WIDTH_PX}px) 50vw, ${CLOSEUP_PANE_WIDTH_PX}px`;

/**
 * A pin on its own page, in two panes (S3 §9): the pages of its story, its pictures, its video or its picture, which opens in the
 * image viewer; beside it Save and Share, its source, title, details, people and annotations. On a phone the panes are one column.
 * Has the pin's title as `<h1>`. Its sheet is `@tackboard/pin-card/closeup.css`, after `styles.css`.
 */
export const PinCloseup = forwardRef<HTMLElement, PinCloseupProps>(function PinCloseup(
  { surface = 'Closeup', invite, share, onDeleted, className, ...root },
  ref,
) {
  const { context, options } = useInternals('PinCloseup');
  const { device = 'desktop', viewer } = context;
  const { transitions } = options;
  const sender = senderPlace(invite, { device, viewer });
  return (
    <PinCardRoot
      {...root}
      ref={ref}
      surface={surface}
      className={withClass('tb-closeup', className)}
      data-sender={sender}
    >
      {(card) => (
        <>
          {card.hasFeedback ? lazyFeedback(card) : null}
          {card.isReplaced ? null : (
            <>
              {sender === 'header' ? (
                <SharedHeader className="tb-closeup-sent" invite={invite} />
              ) : null}
              <div className="tb-closeup-media">
                {transitions ? (
                  <transitions.Page pinId={card.pin.id}>
                    <CloseupMedia />
                  </transitions.Page>
                ) : (
                  <CloseupMedia />
                )}
              </div>
              <CloseupText share={share} onDeleted={onDeleted} />
            </>
          )}
        </>
      )}
    </PinCardRoot>
  );
});

/** The pages of a story, the slots of a carousel or the pictures of a product, a video, or the picture. */
function CloseupMedia() {
  const card = useCard('PinCloseup');
  const { pin } = card;
  const { transitions } = card.internals.options;
  if (storyPages(pin).length > 1) {
    const pages = <StoryPages />;
    return transitions ? <transitions.Picture pinId={pin.id}>{pages}</transitions.Picture> : pages;
  }
  const picture = <PinVisual priority="high" sizes={SIZES} />;
  if (closeupSlots(pin).length > 1) {
    return (
      <>
        {picture}
        <PinCarousel sizes={SIZES} showsProduct />
      </>
    );
  }
  return (
    <>
      {picture}
      {hasMotion(pin) ? lazyVideo(card) : <ImageViewer />}
    </>
  );
}

type CloseupTextProps = {
  readonly [Name in 'onDeleted' | 'share']: PinCloseupProps[Name] | undefined;
};

function CloseupText({ share = <ShareButton />, onDeleted }: CloseupTextProps) {
  const { pin, internals } = useCard('PinCloseup');
  const description = pinDescription(pin);
  return (
    <div className="tb-closeup-text">
      <div className="tb-closeup-bar">
        {share}
        <MoreButton />
        <SaveButton />
      </div>
      <SiteLink pin={pin} />
      <h1 className="tb-closeup-title" dir="auto">
        {pinTitle(pin) ?? internals.words.untitledPin()}
      </h1>
      <PinDetails />
      {description ? (
        <p className="tb-closeup-description" dir="auto">
          {description}
        </p>
      ) : null}
      <PinSource />
      <PinItems />
      <AnnotationPills pin={pin} />
      <div className="tb-closeup-actions">
        <WhyThisAdButton pin={pin} />
        <DeletePinButton pin={pin} {...(onDeleted && { onDeleted })} />
        <SeoPanel pin={pin} showsText />
      </div>
    </div>
  );
}

/** A link to the page that the pin is from. A press checks the link on the server. */
function SiteLink({ pin }: { readonly pin: Pin }) {
  const outbound = useOutboundLink(pin);
  const href = safeUrl(pin.link, { absolute: true });
  if (href === undefined) return null;
  return (
    <a
      {...outbound}
      href={href}
      target="_blank"
      rel="noopener nofollow"
      className="tb-button tb-closeup-site"
      data-variant="quiet"
    >
      <bdi>{pin.domain}</bdi>
      <ArrowUpRightIcon width="20" height="20" />
    </a>
  );
}
