import { parsePlacedExperience } from '@tackboard/domain/experience';
import type { MessageExplanation, Messaging } from '@tackboard/messaging';
import { useTackboard } from '@tackboard/pin-card';
import { Button, VisuallyHidden } from '@tackboard/ui';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDemo } from '../demo-context.js';
import { useTexts } from '../words/texts.js';

/** The surfaces of S2: the seeded message, `placement:experience`; a name; and what to scroll to, so that the message shows. */
const SURFACES: readonly (readonly [key: string, name: string, place?: 'pin' | 'top'])[] = [
  ['1000500:502597', 'Cookie banner', 'top'],
  ['1000162:500863', 'Welcome back', 'top'],
  ['1000162:501200', 'Hero banner', 'top'],
  ['1000162:501153', 'Hero banner, complete only', 'top'],
  ['1000162:501201', 'Hero banner, dismiss only', 'top'],
  ['1000069:502401', 'Cards without footers', 'top'],
  ['1000300:502527', 'Metrics banner', 'top'],
  ['1000301:503755', 'Business upgrade', 'top'],
  ['1000302:501310', 'Banner, one line', 'top'],
  ['1000303:501311', 'Banner, panel', 'top'],
  ['1000310:501401', 'Callout, neutral', 'top'],
  ['1000311:501402', 'Callout, warning', 'top'],
  ['1000312:501403', 'Callout, error', 'top'],
  ['1000313:501404', 'Callout, info', 'top'],
  ['1000410:502301', "A surface of the demo's own", 'top'],
  ['1000330:501041', 'Pulsar and tooltip', 'pin'],
  ['1000331:505086', 'Tooltip', 'pin'],
  ['1000332:501061', 'Thumbnails', 'pin'],
  ['1000340:501701', 'Flyout', 'pin'],
  ['1000350:501801', 'Popover', 'pin'],
  ['1000360:501901', 'Education popover', 'pin'],
  ['1000370:502001', 'Upsell'],
  ['1000380:502722', 'Location upsell'],
  ['1000421:501601', 'Survey'],
  ['1000422:501602', 'Survey on leaving'],
  ['1000320:501501', 'Modal, wide picture'],
  ['1000321:501502', 'Modal, upright picture'],
  ['1000390:502101', 'Toast'],
  ['1000400:502201', 'Search delight', 'pin'],
];

const NOTHING: readonly MessageExplanation[] = [];

/** Each surface with a button that triggers its message, and what became of it. The names are those of the specification. */
export function SurfaceList({ messaging }: { readonly messaging: Messaging }) {
  const texts = useTexts('messages');
  const explanations = useSyncExternalStore(messaging.subscribe, messaging.explain, () => NOTHING);
  const { statuses, run } = useStatuses();
  const show = async (key: string, place?: 'pin' | 'top') => {
    // Read now: a press may come before the list has arrived, or after another tab has changed it.
    const status = (await readStatuses()).get(key) ?? '';
    if (/completed|dismissed/.test(status)) await resetMessages(key);
    if (place === 'top') {
      window.scrollTo(0, 0);
      // A banner that comes later waits while something has the focus. The Tab key goes on from here all the same.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    if (place === 'pin')
      document.querySelector('.messages-pin')?.scrollIntoView({ block: 'nearest' });
    await messaging.trigger(parsePlacedExperience(key)!);
  };
  return (
    <section>
      <Button
        disabled={statuses === undefined}
        onClick={() => run(() => resetMessages().then(messaging.refetch))}
      >
        {texts.resetAll}
      </Button>
      <ul>
        {SURFACES.map(([key, name, place]) => (
          <li key={key} className="messages-row" data-message={key}>
            <h2>{name}</h2>
            <output>
              <small>
                {statuses?.get(key)} {explanations.find((one) => one.key === key)?.reason}
              </small>
            </output>
            <Button onClick={() => run(() => show(key, place))}>
              {texts.show}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The server's list of what the viewer did with each message. */
const PATH = '/__messages';

/** What the viewer did with a message, by its `placement:experience`. */
type Statuses = ReadonlyMap<string, string>;

interface Listed {
  readonly message: { readonly placement_id: string; readonly experience_id: string };
  readonly status: string | null;
}

async function readStatuses(): Promise<Statuses> {
  const response = await fetch(PATH, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${PATH} has the status ${response.status}.`);
  const { messages } = (await response.json()) as { readonly messages: readonly Listed[] };
  return new Map(
    messages.map(({ message: { placement_id, experience_id }, status }) => [
      `${placement_id}:${experience_id}`,
      status ?? 'not triggered',
    ]),
  );
}

/** Makes the server forget what the viewer did with a message, or with all of them. */
async function resetMessages(key?: string): Promise<void> {
  const [, token = ''] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) ?? [];
  const response = await fetch(key === undefined ? PATH : `${PATH}?message=${key}`, {
    method: 'DELETE',
    headers: { 'x-csrftoken': token },
  });
  if (!response.ok) throw new Error(`The reset has the status ${response.status}.`);
}

/** Follows what the server knows of the viewer's messages. It is read again after each report and after each `run`. */
function useStatuses() {
  const tackboard = useTackboard();
  const { onError } = useDemo();
  const [statuses, setStatuses] = useState<Statuses>();
  const lastRead = useRef(0);
  const run = useCallback(
    (act: () => Promise<void>) => {
      const refresh = async () => {
        const id = (lastRead.current += 1);
        const next = await readStatuses();
        // The response of an earlier request may arrive last.
        if (id === lastRead.current) setStatuses(next);
      };
      act().then(refresh).catch(onError);
    },
    [onError],
  );
  useEffect(() => {
    const refresh = () => run(() => Promise.resolve());
    refresh();
    return tackboard.on('event', ({ name }) => {
      if (name === 'message-report-sent') refresh();
    });
  }, [run, tackboard]);
  return { statuses, run };
}
