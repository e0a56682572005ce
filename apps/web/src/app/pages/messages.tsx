import { pageMeta } from '../head.js';
import { ownPageLoader } from '../page.server.js';
import { isCallError } from '@tackboard/api-client';
import type { Pin } from '@tackboard/domain';
import { parsePlacedExperience } from '@tackboard/domain/experience';
import type { MessageExplanation, Messaging } from '@tackboard/messaging';
import { classify } from '@tackboard/routes';
import { Button, VisuallyHidden } from '@tackboard/ui';
import { useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router';
import { useDemo } from '../demo-context.js';
import { appLinkFields } from '../messages/app-link.js';
import { type AppData, AppSection } from '../messages/app-section.js';
import { MessageFlows } from '../messages/message-flows.js';
import { MessageStage } from '../messages/message-stage.js';
import { resetMessages, useStatuses } from '../messages/use-statuses.js';
import { ownPath } from '../own-path.js';
import { MESSAGE_TEXTS, textsIn, useTexts } from '../words/texts.js';

/** The surfaces of S2: the seeded message, `placement:experience`; a name; and what to scroll to, so that the message shows. */
const SURFACES: readonly (readonly [key: string, name: string, place?: 'stage' | 'top'])[] = [
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
  ['1000330:501041', 'Pulsar and tooltip', 'stage'],
  ['1000331:505086', 'Tooltip', 'stage'],
  ['1000332:501061', 'Thumbnails', 'stage'],
  ['1000340:501701', 'Flyout', 'stage'],
  ['1000350:501801', 'Popover', 'stage'],
  ['1000360:501901', 'Education popover', 'stage'],
  ['1000370:502001', 'Upsell'],
  ['1000380:502722', 'Location upsell'],
  ['1000421:501601', 'Survey'],
  ['1000422:501602', 'Survey on leaving'],
  ['1000320:501501', 'Modal, wide picture'],
  ['1000321:501502', 'Modal, upright picture'],
  ['1000390:502101', 'Toast'],
  ['1000400:502201', 'Search delight', 'stage'],
];

const NOTHING: readonly MessageExplanation[] = [];

/** Each surface with a button that triggers its message, and what became of it. The names are those of the specification. */
function SurfaceList({ messaging }: { readonly messaging: Messaging }) {
  const texts = useTexts(MESSAGE_TEXTS);
  const explanations = useSyncExternalStore(messaging.subscribe, messaging.explain, () => NOTHING);
  const { statuses, run } = useStatuses();
  const show = async (key: string, place?: 'stage' | 'top') => {
    if (/completed|dismissed/.test(statuses?.get(key) ?? '')) await resetMessages(key);
    if (place === 'top') {
      window.scrollTo(0, 0);
      // A banner that comes later waits while something has the focus. The Tab key goes on from here all the same.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    if (place === 'stage')
      document.querySelector('.messages-stage')?.scrollIntoView({ block: 'nearest' });
    await messaging.trigger(parsePlacedExperience(key)!);
  };
  return (
    <section className="messages-list">
      <Button
        disabled={statuses === undefined}
        onClick={() => run(() => resetMessages().then(messaging.refetch))}
      >
        {texts.resetAll}
      </Button>
      <ul>
        {SURFACES.map(([key, name, place]) => (
          <li key={key} className="messages-row" data-message={key}>
            <h3>{name}</h3>
            <output>
              {statuses?.get(key)} {explanations.find((one) => one.key === key)?.reason}
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

interface MessagesData {
  readonly app: AppData;
  /** The pin that messages about saving point at. */
  readonly pin: Pin | undefined;
}

/** Where each message surface can be triggered, with real messages of the server. */
export default function MessagesPage() {
  const { app, pin } = useLoaderData<typeof loader>();
  const { messages } = useDemo();
  const texts = useTexts(MESSAGE_TEXTS);
  return (
    <div className="messages-page">
      <header className="messages-head">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
      </header>
      <MessageStage pin={pin} />
      {messages ? <SurfaceList messaging={messages.messaging} /> : null}
      <MessageFlows pin={pin}>
        <AppSection {...app} />
      </MessageFlows>
    </div>
  );
}

export const loader = ownPageLoader(async ({ calls, origin, query }): Promise<MessagesData> => {
  const path = ownPath(query.get('from')) ?? '/';
  const link = classify(path);
  const [{ pins }, from] = await Promise.all([
    calls.readHomeFeed(),
    link.route === 'pin'
      ? calls.readPin({ pinId: link.params.id }).catch((error: unknown) => {
          // The app opens the page all the same.
          if (!isCallError(error, 'not-found')) throw error;
        })
      : undefined,
  ]);
  const fields = appLinkFields(path, origin, query.get('invite_code'));
  return { pin: pins[0], app: { path, fields, ...(from && { pin: from }) } };
});

export { clientLoader } from '../kept.js';

export const meta = pageMeta<typeof loader>((_, { language }) => ({
  title: textsIn(MESSAGE_TEXTS, language).title,
  canonical: '/messages',
  isPrivate: true,
}));
