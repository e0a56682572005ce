import type { Pin } from '@tackboard/domain';
import { useDemo } from '../demo-context.js';
import { MessageFlows } from '../messages/message-flows.js';
import { MessageList } from '../messages/message-list.js';
import { MessageStage } from '../messages/message-stage.js';
import { fetchStates, type MessageState } from '../messages/use-message-states.js';
import { textsIn, useTexts } from '../words/in-languages.js';
import { MESSAGE_TEXTS } from '../words/messages.js';
import { definePage } from './define-page.js';

interface MessagesData {
  readonly states: readonly MessageState[];
  /** The pin that messages about saving point at. */
  readonly pin: Pin | undefined;
}

/** Every surface of messages, each with a button that triggers its message on the server. */
function MessagesPage({ data }: { readonly data: MessagesData }) {
  const { messages } = useDemo();
  const texts = useTexts(MESSAGE_TEXTS);
  return (
    <div className="messages-page">
      <header className="messages-head">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
      </header>
      {messages ? (
        <>
          <MessageStage pin={data.pin} />
          <MessageList messaging={messages.messaging} initial={data.states} />
          <MessageFlows pin={data.pin} />
        </>
      ) : null}
    </div>
  );
}

export const messagesPage = definePage({
  routes: ['unknown'],
  async load({ calls, client }): Promise<MessagesData> {
    const [states, { pins }] = await Promise.all([fetchStates(client), calls.readHomeFeed()]);
    return { states, pin: pins[0] };
  },
  head: (_, { language }) => ({
    title: textsIn(MESSAGE_TEXTS, language).title,
    description: textsIn(MESSAGE_TEXTS, language).description,
    canonical: '/messages',
    isPrivate: true,
  }),
  Component: MessagesPage,
});
