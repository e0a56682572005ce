'use client';
import { type Pin, sendObject } from '@tackboard/domain';
import type { MenuWords } from '@tackboard/domain/words';
import { Button, VisuallyHidden } from '@tackboard/ui';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import { useCall } from '../client/use-call.js';
import { useInternals } from '../client/tackboard-context.js';
import { SearchField } from '../navigation/search-field.js';
import { personName, PersonRow } from './person-row.js';
import { usePeople } from './use-people.js';
import { useSends } from './use-sends.js';

interface PeopleSectionProps {
  readonly pin: Pin;
  readonly words: MenuWords;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** The next page is fetched when the list is scrolled this close to its end. */
const LOAD_MORE_WITHIN_PX = 120;

const SKELETONS = [0, 1, 2, 3];

/** The people to send a pin to: a search field and one row per person. */
export function PeopleSection({ pin, words, searchRef }: PeopleSectionProps) {
  const listPeople = useCall('SendFlyout', 'listPeople');
  const sendPin = useCall('SendFlyout', 'sendPin');
  const { clock, core, paths } = useInternals('SendFlyout');
  const [announcement, setAnnouncement] = useState('');
  const reportError = useCallback(
    (error: unknown) => core.reportError({ error, pin }),
    [core, pin],
  );
  const { query, search, status, people, loadMore, retry } = usePeople(
    listPeople,
    clock,
    reportError,
  );
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

  const message =
    status === 'ready' && people.length === 0
      ? query.trim() === ''
        ? words.nobodyYet()
        : words.nobodyFound()
      : undefined;
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
        {status === 'loading' && people.length === 0
          ? SKELETONS.map((key) => (
              <div key={key} className="tb-person tb-person-skeleton" aria-hidden="true">
                <span />
                <span />
              </div>
            ))
          : null}
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
