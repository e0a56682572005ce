'use client';
import { type LayerProps, type Pin, sendObject, type User } from '@tackboard/domain';
import { gate } from '@tackboard/domain/card';
import { cardPanelWords, menuWords, type MenuWords } from '@tackboard/domain/words';
import {
  AlertIcon,
  Avatar,
  Button,
  CheckIcon,
  CloseIcon,
  LinkIcon,
  ShareIcon,
  VisuallyHidden,
} from '@tackboard/ui';
import { Sheet } from '@tackboard/ui/dialogs';
import { Popover } from '@tackboard/ui/popups';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';
import { SearchField } from '../navigation/search-field.js';
import { matchesMedia } from '../save/matches-media.js';
import { copyPinLink, hasNativeShare, sharePinLink } from './share-address.js';
import { type SendStatus, usePeople, useSends } from './use-people.js';

/** Props of {@link SendFlyout}, in addition to those of every layer. */
export interface SendFlyoutProps extends LayerProps {
  readonly pin: Pin;
  /** The name of the pin. */
  readonly name: string;
}

/** Whether the viewer may send the pin. Closes the layer and prompts to log in, once, when not. */
function useMaySend(pin: Pin, onClose: () => void): boolean {
  const { context, core } = useInternals('SendFlyout');
  const { outcome } = gate(context.viewer, 'send', { pin });
  const isAllowed = outcome === 'allowed';
  // The effect may run again.
  const hasPrompted = useRef(false);
  useEffect(() => {
    if (isAllowed || hasPrompted.current) return;
    hasPrompted.current = true;
    onClose();
    if (outcome !== 'nothing') core.promptLogin({ reason: 'send', pin });
  }, [isAllowed, onClose, outcome, core, pin]);
  return isAllowed;
}

/**
 * Sends a pin to people, copies its link or opens the device's share dialog. A popover beside its button, or a sheet on a phone.
 * Needs the calls `listPeople` and `sendPin`. Renders nothing and prompts to log in when the viewer may not send.
 */
export function SendFlyout({ pin, name, anchor, onClose }: SendFlyoutProps) {
  const { context } = useInternals('SendFlyout');
  const words = useWords('menu', menuWords);
  const { close } = useWords('cardParts', cardPanelWords);
  const [isSheet] = useState(
    () => context.device === 'mobile' || matchesMedia('(max-width: 599.98px)', anchor),
  );
  const [isOpen, setOpen] = useState(true);
  const search = useRef<HTMLInputElement>(null);
  const title = words.sendTo();
  const layerProps = { open: isOpen, anchor, onClose: () => setOpen(false), onClosed: onClose };
  if (!useMaySend(pin, onClose)) return null;
  const content = (
    <div className="tb-send">
      <PeopleSection pin={pin} words={words} searchRef={search} />
      <SendActions pin={pin} name={name} />
    </div>
  );
  // A phone does not focus the search field, because its keyboard would cover the people.
  return isSheet ? (
    <Sheet {...layerProps} className="tb-send-sheet" title={title} closeLabel={close()}>
      {content}
    </Sheet>
  ) : (
    <Popover {...layerProps} className="tb-send-popover" label={title} initialFocus={search}>
      <div className="tb-send-head">
        <h2>{title}</h2>
        <Button variant="icon" aria-label={close()} onClick={() => setOpen(false)}>
          <CloseIcon width="20" height="20" />
        </Button>
      </div>
      {content}
    </Popover>
  );
}

function SendActions({ pin, name }: Pick<SendFlyoutProps, 'pin' | 'name'>) {
  const internals = useInternals('SendFlyout');
  const words = useWords('menu', menuWords);
  return (
    <div className="tb-send-actions">
      <Button onClick={() => void copyPinLink(internals, pin, words)}>
        <LinkIcon width="20" height="20" />
        {words.copyLink()}
      </Button>
      {hasNativeShare(internals) ? (
        <Button onClick={() => void sharePinLink(internals, pin, name)}>
          <ShareIcon width="20" height="20" />
          {words.share()}
        </Button>
      ) : null}
    </div>
  );
}

interface PeopleSectionProps {
  readonly pin: Pin;
  readonly words: MenuWords;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** The next page is fetched when the list is scrolled this close to its end. */
const LOAD_MORE_WITHIN_PX = 120;

const SKELETONS = [0, 1, 2, 3];

/** The people, the requests that send the pin to them, and what is announced about both. */
function usePeopleSends(pin: Pin, words: MenuWords) {
  const listPeople = useCall('SendFlyout', 'listPeople');
  const sendPin = useCall('SendFlyout', 'sendPin');
  const { clock, core, paths } = useInternals('SendFlyout');
  const [announcement, setAnnouncement] = useState('');
  const reportError = useCallback(
    (error: unknown) => core.reportError({ error, pin }),
    [core, pin],
  );
  const listed = usePeople(listPeople, clock, reportError);
  const { people, query, status } = listed;
  const nameOf = (id: string) => personName(people.find((person) => person.id === id) ?? {});
  const sends = useSends(
    sendPin,
    useMemo(() => sendObject(pin, paths), [paths, pin]),
    {
      onSent(receiverId) {
        setAnnouncement(words.sentToPerson({ name: nameOf(receiverId) }));
        core.emit({ name: 'pin-sent', pinId: pin.id, receiverId });
      },
      onFailed(receiverId, error) {
        setAnnouncement(words.notSentToPerson({ name: nameOf(receiverId) }));
        reportError(error);
      },
    },
  );
  const empty = query.trim() === '' ? words.nobodyYet() : words.nobodyFound();
  const message = status === 'ready' && people.length === 0 ? empty : undefined;
  return { ...listed, sends, announcement, message };
}

/** The people to send a pin to: a search field and one row per person. */
export function PeopleSection({ pin, words, searchRef }: PeopleSectionProps) {
  const { query, search, status, people, loadMore, retry, sends, announcement, message } =
    usePeopleSends(pin, words);
  return (
    <>
      <SearchField
        label={words.searchPeople()}
        value={query}
        onSearch={search}
        inputRef={searchRef}
      />
      <div
        className="tb-send-people"
        onScroll={({ currentTarget: list }) => {
          if (list.scrollHeight - list.clientHeight - list.scrollTop < LOAD_MORE_WITHIN_PX)
            loadMore();
        }}
      >
        {people.length > 0 ? (
          <ul>
            {people.map((person) => {
              const { id } = person;
              return id === undefined ? null : (
                <PersonRow
                  key={id}
                  person={person}
                  status={sends.statusOf(id)}
                  words={words}
                  onSend={() => sends.send(id)}
                />
              );
            })}
          </ul>
        ) : null}
        {status === 'loading' && people.length === 0 ? <PeopleSkeletons /> : null}
        {message === undefined ? null : <p className="tb-send-message">{message}</p>}
        {status === 'failed' ? (
          <div className="tb-send-message">
            <p>{words.peopleFailed()}</p>
            <Button onClick={retry}>{words.tryAgain()}</Button>
          </div>
        ) : null}
      </div>
      <VisuallyHidden aria-live="polite">
        {announcement || (status === 'loading' ? words.loadingPeople() : (message ?? ''))}
      </VisuallyHidden>
    </>
  );
}

function PeopleSkeletons() {
  return SKELETONS.map((key) => (
    <div key={key} className="tb-person tb-person-skeleton" aria-hidden="true">
      <span />
      <span />
    </div>
  ));
}

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
