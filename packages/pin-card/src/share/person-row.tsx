import type { User } from '@tackboard/domain';
import type { MenuWords } from '@tackboard/domain/words';
import { AlertIcon, Avatar, Button, CheckIcon } from '@tackboard/ui';
import type { SendStatus } from './use-sends.js';

interface PersonRowProps {
  readonly person: User;
  readonly status: SendStatus;
  readonly words: MenuWords;
  readonly onSend: () => void;
}

/** The display name of a person. */
export function personName(person: User): string {
  return person.fullName ?? person.username ?? '';
}

/** A person with a send button. The button shows the status of the request; a failure also shows below the name. */
export function PersonRow({ person, status, words, onSend }: PersonRowProps) {
  const name = personName(person);
  const text = {
    none: words.send(),
    sending: words.sending(),
    sent: words.sent(),
    failed: words.tryAgain(),
  }[status];
  const label = { none: words.sendToPerson({ name }), sent: words.sentToPerson({ name }) };
  return (
    <li className="tb-person" data-status={status}>
      <Avatar
        name={name}
        imageUrl={
          person.isDefaultImage ? undefined : (person.imageMediumUrl ?? person.imageSmallUrl)
        }
      />
      <div className="tb-person-name">
        <bdi>{name}</bdi>
        {status === 'failed' ? (
          <span className="tb-person-failed">
            <AlertIcon width="16" height="16" />
            {words.sendFailed()}
          </span>
        ) : null}
      </div>
      <Button
        aria-label={status === 'none' || status === 'sent' ? label[status] : `${text}: ${name}`}
        aria-disabled={status === 'sent' ? true : undefined}
        busy={status === 'sending'}
        onClick={onSend}
      >
        {status === 'sent' ? <CheckIcon width="16" height="16" /> : null}
        {text}
      </Button>
    </li>
  );
}
