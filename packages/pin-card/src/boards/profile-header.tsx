'use client';
import {
  chooseImage,
  type Pin,
  showsMerchantText,
  splitName,
  type User,
  verifiedType,
} from '@tackboard/domain';
import { boardWords, saveWords } from '@tackboard/domain/words';
import { Avatar, PersonName, VerifiedBadge, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { FollowButton } from '../feedback/follow-button.js';
import { useClientToggle } from '../feedback/use-client-toggle.js';
import { nameOf, useBadgeWords } from './person.js';
import { PersonMenu } from './person-menu.js';
import { ShareProfile } from './share-profile.js';

/** Props of {@link ProfileHeader}, besides the attributes of a `<header>`. */
export interface ProfileHeaderProps extends HTMLAttributes<HTMLElement> {
  readonly person: User;
  /** Pins whose pictures make the cover. */
  readonly coverPins?: readonly Pin[];
}

/** Whether the viewer has blocked a person, and a function that changes it. */
function useBlocked({ id = '', blockedByMe }: User) {
  return useClientToggle('block-user', id, blockedByMe === true);
}

/**
 * The head of a profile: a cover, the picture and name of the person with their badge, and their counts; Follow, Share, and a
 * menu that blocks them. Has the name as `<h1>`; its children follow the buttons. Follow needs the call
 * `followUser`, and the menu `blockUser`.
 */
export const ProfileHeader = forwardRef<HTMLElement, ProfileHeaderProps>(function ProfileHeader(
  { person, coverPins = [], className, children, ...attributes },
  ref,
) {
  const { context } = useInternals('ProfileHeader');
  const words = useWords('boards', boardWords);
  const { pinCount: pinCountText } = useWords('save', saveWords);
  const [blocked] = useBlocked(person);
  const badge = { words: useBadgeWords(), size: 'lg' } as const;
  const { username = '', pinCount = 0, boardCount = 0 } = person;
  const { locale } = context;
  const verified = verifiedType(person);
  const showsMerchant = showsMerchantText(person, true);
  return (
    <header {...attributes} ref={ref} className={withClass('tb-profile', className)}>
      <Cover pins={blocked.isOn ? [] : coverPins} />
      <Avatar name={nameOf(person)} imageUrl={person.imageMediumUrl} />
      <h1 className="tb-profile-name">
        <PersonName
          name={splitName(nameOf(person))}
          verified={showsMerchant ? undefined : verified}
          badge={badge}
        />
      </h1>
      {showsMerchant ? <VerifiedBadge type={verified} words={badge.words} showsText /> : null}
      <p className="tb-profile-facts">
        @{username} · {pinCountText({ count: pinCount, locale })} ·{' '}
        {words.boardCount({ count: boardCount, locale })}
      </p>
      <div className="tb-board-actions">
        <PersonButtons person={person} />
        {children}
      </div>
    </header>
  );
});

/** The pictures of a person's newest pins as a band. Without any, a pattern of the page's own colours. */
function Cover({ pins }: { readonly pins: readonly Pin[] }) {
  const pictures = pins.flatMap((pin) => {
    const url = chooseImage(pin.images, 'closeup')?.url;
    return url === undefined ? [] : [{ id: pin.id, url }];
  });
  return (
    <div className="tb-profile-cover" data-pictures={pictures.length} aria-hidden="true">
      {pictures.map(({ id, url }) => (
        // Lazy, because a picture that loads before the card of its pin is shown there too, and what the card preloads is wasted.
        <img key={id} src={url} alt="" width="474" height="711" loading="lazy" decoding="async" />
      ))}
    </div>
  );
}

function PersonButtons({ person }: Pick<ProfileHeaderProps, 'person'>) {
  const { calls, context } = useInternals('ProfileHeader');
  const { viewer } = context;
  const [blocked, setBlocked] = useBlocked(person);
  const { id, explicitlyFollowedByMe } = person;
  const isOther = id !== undefined && !(viewer.isAuth && viewer.id === id);
  return (
    <>
      {isOther && !blocked.isOn ? (
        <FollowButton
          kind="user"
          followedId={id}
          followedName={nameOf(person)}
          isFollowed={explicitlyFollowedByMe === true}
        />
      ) : null}
      <ShareProfile person={person} />
      {isOther && calls.blockUser ? (
        <PersonMenu name={nameOf(person)} isBlocked={blocked.isOn} setBlocked={setBlocked} />
      ) : null}
    </>
  );
}
