import {
  attribution,
  chooseImage,
  isAdvertising,
  isCarouselPin,
  type Pin,
  pinDescription,
  pinTitle,
  type User,
} from '@tackboard/domain';
import { showsMerchantText, splitName, verifiedType } from '@tackboard/domain/user';
import { decodePin } from '@tackboard/domain/wire';
import { cardWords } from '@tackboard/domain/words/card';
import { MoreButton, PinCardRoot, PinVisual, SaveButton } from '@tackboard/pin-card';
import { AnnotationPills } from '@tackboard/pin-card/annotation-pills';
import { PinCarousel } from '@tackboard/pin-card/carousel';
import { DeletePinButton } from '@tackboard/pin-card/delete-pin';
import { pinJsonLd } from '@tackboard/pin-card/json-ld';
import { SeoPanel } from '@tackboard/pin-card/seo-panel';
import { ShareButton } from '@tackboard/pin-card/share-button';
import { useOutboundLink } from '@tackboard/pin-card/use-outbound-link';
import { WhyThisAdButton } from '@tackboard/pin-card/why-this-ad-button';
import { safeUrl } from '@tackboard/routes/links';
import { pinPath, profilePath } from '@tackboard/routes/paths';
import { Avatar } from '@tackboard/ui';
import { ArrowUpRightIcon } from '@tackboard/ui/icons';
import { PersonName } from '@tackboard/ui/person-name';
import { VerifiedBadge } from '@tackboard/ui/verified-badge';
import { BADGE_WORDS } from '../badge-words.js';
import { useDemo } from '../demo-context.js';
import { CloseupVideo } from './closeup-video.js';
import { definePage, notFound } from './define-page.js';
import { Missing } from './missing.js';

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
      <PinVisual eager sizes={CLOSEUP_SIZES} />
      <CloseupVideo pin={pin} />
      {isCarouselPin(pin) ? <PinCarousel /> : null}
      <div className="closeup-text">
        <div className="closeup-bar">
          <ShareButton />
          <MoreButton />
          <SaveButton />
        </div>
        <h1 dir="auto">{title ?? cardWords.untitledPin()}</h1>
        {description ? <p dir="auto">{description}</p> : null}
        <CloseupSource pin={pin} />
        <AnnotationPills pin={pin} />
        <div className="closeup-actions">
          {site === undefined ? null : <SiteLink pin={pin} href={site} />}
          <WhyThisAdButton pin={pin} />
          <DeletePinButton pin={pin} />
          <SeoPanel pin={pin} />
        </div>
      </div>
    </PinCardRoot>
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
      className="tb-button"
      data-variant="quiet"
    >
      <bdi>{pin.domain}</bdi>
      <ArrowUpRightIcon width="20" height="20" />
    </a>
  );
}

/** The source of the pin, or the label of an ad. */
function CloseupSource({ pin }: CloseupProps) {
  const name = attribution(pin)?.name;
  if (isAdvertising(pin)) {
    return (
      <p className="closeup-source">
        {name === undefined ? cardWords.promoted() : cardWords.promotedBy({ name })}
      </p>
    );
  }
  if (pin.pinner?.username !== undefined) return <Person person={pin.pinner} />;
  return name === undefined ? null : <p className="closeup-source">{name}</p>;
}

/** A person with a link to their profile. */
function Person({ person }: { readonly person: User }) {
  const { username = '', fullName = username } = person;
  const showsMerchant = showsMerchantText(person, true);
  const verified = verifiedType(person);
  return (
    <div className="closeup-person">
      <Avatar name={fullName} imageUrl={person.imageMediumUrl} />
      <PersonName
        name={splitName(fullName)}
        verified={showsMerchant ? undefined : verified}
        badge={{ words: BADGE_WORDS }}
        href={profilePath(username)}
      />
      {showsMerchant ? <VerifiedBadge type={verified} words={BADGE_WORDS} showsText /> : null}
    </div>
  );
}

/** A pin, until its viewer deletes it. */
function CloseupOrMissing({ data: pin }: { readonly data: Pin }) {
  return useDemo().deleted.has(pin.id) ? <Missing /> : <Closeup pin={pin} />;
}

export const closeupPage = definePage({
  routes: ['pin'],
  load({ api, viewer, decode, link }): Pin {
    const found = api.pin(viewer, link.params.id);
    return (found && decodePin(found, decode)) ?? notFound();
  },
  head: (pin, { origin }) => ({
    title: pinTitle(pin) ?? cardWords.untitledPin(),
    description: pinDescription(pin),
    canonical: pinPath(pin.id),
    image: chooseImage(pin.images, 'closeup')?.url,
    type: 'article',
    jsonLd: pinJsonLd(pin, { origin }),
  }),
  Component: CloseupOrMissing,
});
