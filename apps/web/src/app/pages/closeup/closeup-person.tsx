import {
  attribution,
  attributionBoard,
  isAdvertising,
  type Pin,
  showsMerchantText,
  splitName,
  type User,
  verifiedType,
} from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words';
import { FollowButton } from '@tackboard/pin-card';
import { safeUrl } from '@tackboard/routes/links';
import { profilePath, usernameForLink } from '@tackboard/routes/paths';
import { Avatar, PersonName, VerifiedBadge } from '@tackboard/ui';
import { useBadgeWords } from '../../badge-words.js';
import { useDemo } from '../../demo-context.js';
import { useKitWords } from '../../words/kit-words.js';

/** Who the pin is from: its advertiser with the label of an ad, its pinner, or the site that it is from. */
export function CloseupSource({ pin }: { readonly pin: Pin }) {
  const words = useKitWords('card', cardWords);
  const name = attribution(pin)?.name;
  const isAd = isAdvertising(pin);
  const label = isAd && (name === undefined ? words.promoted() : words.promotedBy({ name }));
  const person = isAd ? pin.promoter : pin.pinner;
  return (
    <>
      {label ? <p className="closeup-source">{label}</p> : null}
      {person?.username === undefined ? null : <Person person={person} pin={pin} />}
      {label || person?.username !== undefined || name === undefined ? null : (
        <p className="closeup-source">{name}</p>
      )}
    </>
  );
}

interface PersonProps {
  readonly person: User;
  readonly pin: Pin;
}

/** A person with a link to their profile and to the board of the pin. */
function Person({ person, pin }: PersonProps) {
  const { user } = useDemo();
  const { id, username = '', fullName = username, explicitlyFollowedByMe } = person;
  const showsMerchant = showsMerchantText(person, true);
  const badgeWords = useBadgeWords();
  const verified = verifiedType(person);
  const board = attributionBoard(pin);
  const boardHref = safeUrl(board?.url);
  return (
    <div className="closeup-person">
      <Avatar name={fullName} imageUrl={person.imageMediumUrl} />
      <div className="closeup-person-text">
        <PersonName
          name={splitName(fullName)}
          verified={showsMerchant ? undefined : verified}
          badge={{ words: badgeWords }}
          href={profilePath(usernameForLink(username, { isSignedIn: user !== undefined }))}
        />
        {showsMerchant ? <VerifiedBadge type={verified} words={badgeWords} showsText /> : null}
        {board?.name === undefined || boardHref === undefined ? null : (
          <a href={boardHref} className="closeup-board">
            <bdi>{board.name}</bdi>
          </a>
        )}
      </div>
      {id === undefined || id === user?.id ? null : (
        <FollowButton
          kind="user"
          followedId={id}
          followedName={fullName}
          isFollowed={explicitlyFollowedByMe === true}
        />
      )}
    </div>
  );
}
