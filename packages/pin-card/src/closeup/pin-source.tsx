'use client';
import {
  attribution,
  attributionBoard,
  isAdvertising,
  showsMerchantText,
  splitName,
  type User,
  verifiedType,
} from '@tackboard/domain';
import { safeUrl } from '@tackboard/routes/links';
import { Avatar, PersonName, VerifiedBadge, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals } from '../client/tackboard-context.js';
import { FollowButton } from '../feedback/follow-button.js';
import { nameOf, useBadgeWords, useProfileHref } from '../boards/person.js';

/** Props of {@link PinSource}: the attributes of a `<div>`. */
export type PinSourceProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * Who the pin of its card is from: its advertiser with the label of an ad, or its pinner, with a link to their profile and to
 * the board, and a follow button; else the name of the site. Renders nothing without any.
 */
export const PinSource = forwardRef<HTMLDivElement, PinSourceProps>(function PinSource(
  { className, ...attributes },
  ref,
) {
  const { pin, internals } = useCard('PinSource');
  const { words } = internals;
  const name = attribution(pin)?.name;
  const isAd = isAdvertising(pin);
  const label = isAd && (name === undefined ? words.promoted() : words.promotedBy({ name }));
  const person = isAd ? pin.promoter : pin.pinner;
  const isPerson = person?.username !== undefined;
  const text = label || (isPerson ? undefined : name);
  if (!text && !isPerson) return null;
  return (
    <div {...attributes} ref={ref} className={withClass('tb-pin-source', className)}>
      {text ? <p className="tb-pin-source-text">{text}</p> : null}
      {isPerson ? <Person person={person} /> : null}
    </div>
  );
});

function Person({ person }: { readonly person: User }) {
  const { context, link } = useInternals('PinSource');
  const badge = { words: useBadgeWords() };
  const { id, imageMediumUrl, explicitlyFollowedByMe } = person;
  const name = nameOf(person);
  const showsMerchant = showsMerchantText(person, true);
  const verified = verifiedType(person);
  return (
    <div className="tb-pin-source-person">
      <Avatar name={name} imageUrl={imageMediumUrl} />
      <div className="tb-pin-source-names">
        <PersonName
          name={splitName(name)}
          verified={showsMerchant ? undefined : verified}
          badge={badge}
          href={useProfileHref(person)}
          link={link}
        />
        {showsMerchant ? <VerifiedBadge type={verified} words={badge.words} showsText /> : null}
        <BoardLink />
      </div>
      {id === undefined || id === context.viewer.id ? null : (
        <FollowButton
          kind="user"
          followedId={id}
          followedName={name}
          isFollowed={explicitlyFollowedByMe === true}
        />
      )}
    </div>
  );
}

function BoardLink() {
  const { pin } = useCard('PinSource');
  const { link: Link, paths } = useInternals('PinSource');
  const board = attributionBoard(pin);
  const href = board && safeUrl(paths.board(board));
  if (board?.name === undefined || href === undefined) return null;
  return (
    <Link href={href} className="tb-pin-source-board">
      <bdi>{board.name}</bdi>
    </Link>
  );
}
