import { isCallError } from '@tackboard/api-client';
import { PinCard } from '@tackboard/pin-card';
import { classify } from '@tackboard/routes';
import { useLoaderData } from 'react-router';
import { useDemo } from '../demo-context.js';
import { pageMeta } from '../head.js';
import { appLinkFields } from '../messages/app-link.js';
import { AppSection } from '../messages/app-section.js';
import { AppOffer, LoginPrompts } from '../messages/message-flows.js';
import { SurfaceList } from '../messages/surface-list.js';
import { ownPath } from '../own-path.js';
import { ownPageLoader } from '../page.server.js';
import { RouterLink } from '../router/router-link.js';
import { textsIn, useTexts } from '../words/texts.js';

/** The seeded invitation, from Maren Kjær. */
const INVITE_CODE = 'maren2025';

/** Where each message surface can be triggered, with real messages of the server, and what needs no message. */
export default function MessagesPage() {
  const { app, pin } = useLoaderData<typeof loader>();
  const { messages } = useDemo();
  const texts = useTexts('messages');
  return (
    <div className="messages-page">
      <header>
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
      </header>
      {pin ? (
        <div className="messages-pin" data-message-anchor="save">
          <PinCard pin={pin} surface="AuthHomefeed" />
        </div>
      ) : null}
      {messages ? <SurfaceList messaging={messages.messaging} /> : null}
      <LoginPrompts pin={pin} />
      {pin ? (
        <RouterLink href={`/pin/${pin.id}/?invite_code=${INVITE_CODE}`}>
          {texts.openLink}
        </RouterLink>
      ) : null}
      <AppOffer />
      <AppSection {...app} />
      <section id="cookies" aria-labelledby="cookies-title">
        <h2 id="cookies-title">{texts.cookies}</h2>
        <p>{texts.cookiesText}</p>
      </section>
    </div>
  );
}

export const loader = ownPageLoader(async ({ calls, origin, query }) => {
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
  title: textsIn('messages', language).title,
  canonical: '/messages',
  isPrivate: true,
}));
