import { RouterLink } from '../router/router-link.js';
import type { Pin } from '@tackboard/domain';
import { SearchDelight } from '@tackboard/messaging/react';
import { PinCard } from '@tackboard/pin-card';
import { SearchField } from '@tackboard/ui';
import { useState } from 'react';
import { COMMON_TEXTS, MAKING_TEXTS, MESSAGE_TEXTS, useTexts } from '../words/texts.js';

const SUGGESTIONS = ['terrazzo', 'rainbow', 'spring'] as const;

/** The parts of a page that messages point at. */
export function MessageStage({ pin }: { readonly pin: Pin | undefined }) {
  const texts = useTexts(MESSAGE_TEXTS);
  const common = useTexts(COMMON_TEXTS);
  const { boards } = useTexts(MAKING_TEXTS);
  const [term, setTerm] = useState('');
  return (
    <section className="messages-stage" aria-labelledby="messages-stage-title">
      <h2 id="messages-stage-title">{texts.stage}</h2>
      <div data-message-anchor="search">
        <SearchField
          label={common.search}
          value={term}
          onChange={setTerm}
          decoration={<SearchDelight term={term} suggestions={SUGGESTIONS} />}
        />
      </div>
      <nav className="messages-stage-links" aria-label={texts.stage}>
        <RouterLink href="/pin-builder/" data-message-anchor="create">
          {texts.create}
        </RouterLink>
        <RouterLink href="/me/" data-message-anchor="boards">
          {boards}
        </RouterLink>
      </nav>
      {pin ? (
        <div className="messages-stage-pin" data-message-anchor="save">
          <PinCard pin={pin} surface="AuthHomefeed" />
        </div>
      ) : null}
    </section>
  );
}
