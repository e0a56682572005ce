import { showsMerchantText, splitName, type User, verifiedType } from '@tackboard/domain';
import { FollowButton } from '@tackboard/pin-card';
import { Avatar, PersonName, VerifiedBadge } from '@tackboard/ui';
import { useBadgeWords } from '../../badge-words.js';
import { PersonMenu, type PersonMenuProps } from './person-menu.js';
import { ShareProfile } from './share-profile.js';
import { BOARD_TEXTS } from '../../words/boards.js';
import { useTexts } from '../../words/in-languages.js';
import { COMMON_TEXTS } from '../../words/common.js';

interface ProfileHeadProps extends Pick<PersonMenuProps, 'isBlocked' | 'setBlocked'> {
  readonly person: User;
  readonly isOwn: boolean;
}

/** The name, picture and counts of a person, and what the viewer can do with them. */
export function ProfileHead({ person, isOwn, isBlocked, setBlocked }: ProfileHeadProps) {
  const { id, username = '', fullName: name = username, pinCount = 0, boardCount = 0 } = person;
  const texts = useTexts(BOARD_TEXTS);
  const { pinCount: pinCountText } = useTexts(COMMON_TEXTS);
  const badgeWords = useBadgeWords();
  const verified = verifiedType(person);
  const showsMerchant = showsMerchantText(person, true);
  return (
    <header className="profile-head">
      <Avatar name={name} imageUrl={person.imageMediumUrl} />
      <h1>
        <PersonName
          name={splitName(name)}
          verified={showsMerchant ? undefined : verified}
          badge={{ words: badgeWords, size: 'lg' }}
        />
      </h1>
      {showsMerchant ? <VerifiedBadge type={verified} words={badgeWords} showsText /> : null}
      <p>
        @{username} · {pinCountText(pinCount)} · {texts.boardCount(boardCount)}
      </p>
      <div className="profile-actions">
        {isOwn || id === undefined || isBlocked ? null : (
          <FollowButton
            kind="user"
            followedId={id}
            followedName={name}
            isFollowed={person.explicitlyFollowedByMe === true}
          />
        )}
        <ShareProfile username={username} />
        {isOwn || id === undefined ? null : (
          <PersonMenu name={name} isBlocked={isBlocked} setBlocked={setBlocked} />
        )}
      </div>
    </header>
  );
}
