import { parsePlacedExperience } from '@tackboard/domain/experience';
import type { MessageExplanation, Messaging } from '@tackboard/messaging';
import { Button } from '@tackboard/ui';
import { useState, useSyncExternalStore } from 'react';
import { useDemo } from '../demo-context.js';
import { useTexts } from '../words/in-languages.js';
import { MESSAGE_TEXTS } from '../words/messages.js';
import { hasEnded, MessageRow } from './message-row.js';
import { type RowKey, SURFACE_GROUPS, type SurfaceRow } from './surface-rows.js';
import { useLentFocus } from './use-lent-focus.js';
import { type MessageState, resetMessages, useMessageStates } from './use-message-states.js';

interface MessageListProps {
  readonly messaging: Messaging;
  readonly initial: readonly MessageState[];
}

const NO_EXPLANATIONS: readonly MessageExplanation[] = [];
const noExplanations = () => NO_EXPLANATIONS;

/** The surfaces by layer. */
export function MessageList({ initial, messaging }: MessageListProps) {
  const { onError } = useDemo();
  const texts = useTexts(MESSAGE_TEXTS);
  const { refresh, states } = useMessageStates(initial, onError);
  const explanations = useSyncExternalStore(messaging.subscribe, messaging.explain, noExplanations);
  const [busyKey, setBusyKey] = useState<string>();
  const lentFocus = useLentFocus(explanations);

  async function run(key: string, act: () => Promise<void>) {
    setBusyKey(key);
    try {
      await act();
      await refresh();
    } catch (error) {
      onError(error);
    } finally {
      setBusyKey(undefined);
    }
  }

  const show = (state: MessageState, place: string) =>
    run(state.key, async () => {
      const placed = parsePlacedExperience(state.key);
      if (!placed) return;
      if (hasEnded(state)) await resetMessages(state.key);
      // A banner that comes later waits while something has the focus: here the button that was pressed.
      if (place === 'flow') lentFocus.lend(state.key);
      // A banner stands at the top, and a message waits while the part that it points at is out of view.
      if (place === 'flow') window.scrollTo(0, 0);
      if (place === 'stage')
        document.querySelector('.messages-stage')?.scrollIntoView({ block: 'nearest' });
      await messaging.trigger(placed).catch((error: unknown) => {
        lentFocus.restore();
        throw error;
      });
    });

  const resetAll = () =>
    run('', async () => {
      await resetMessages();
      messaging.refetch();
    });

  return (
    <div className="messages-list">
      <div className="messages-bar">
        <nav aria-label={texts.layers}>
          {SURFACE_GROUPS.map(({ id }) => (
            <a key={id} className="pill-link" href={`#${id}`}>
              {texts.groups[id][0]}
            </a>
          ))}
        </nav>
        <Button busy={busyKey === ''} onClick={() => void resetAll()}>
          {texts.resetAll}
        </Button>
      </div>
      {SURFACE_GROUPS.map(({ id, rows }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{texts.groups[id][0]}</h2>
          <p>{texts.groups[id][1]}</p>
          <ul>
            {rows.map((row: SurfaceRow<RowKey>) => {
              const state = states.find(({ key }) => key === row.key);
              if (!state) return null;
              return (
                <MessageRow
                  key={row.key}
                  name={texts.rows[row.key][0]}
                  purpose={texts.rows[row.key][1]}
                  state={state}
                  reason={reasonOf(state, explanations, texts)}
                  isBusy={busyKey === row.key}
                  onShow={() => void show(state, row.needsStage ? 'stage' : id)}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Where a message is, in words. */
function reasonOf(
  { key, status }: MessageState,
  explanations: readonly MessageExplanation[],
  texts: Pick<(typeof MESSAGE_TEXTS)['en'], 'anotherFirst' | 'shownNow' | 'waits'>,
): string | undefined {
  const found = explanations.find((one) => one.key === key);
  if (found?.state === 'shown') return texts.shownNow;
  if (found && found.state !== 'ended') return texts.waits(found.reason);
  const isPending = status === 'triggered' || status === 'viewed';
  return isPending && !found ? texts.anotherFirst : undefined;
}
