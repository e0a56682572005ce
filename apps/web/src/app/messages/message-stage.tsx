import type { Pin } from '@tackboard/domain';
import { SearchDelight } from '@tackboard/messaging/react/search-delight';
import { PinCard } from '@tackboard/pin-card';
import { SearchField } from '@tackboard/ui/search-field';
import { useState } from 'react';

const SUGGESTIONS = ['terrazzo', 'rainbow', 'spring'] as const;

/** The parts of a page that messages point at. */
export function MessageStage({ pin }: { readonly pin: Pin | undefined }) {
  const [term, setTerm] = useState('');
  return (
    <section className="messages-stage" aria-labelledby="messages-stage-title">
      <h2 id="messages-stage-title">Sample page</h2>
      <p>Messages that stand beside a part of the page point at these.</p>
      <div data-message-anchor="search">
        <SearchField
          label="Search for terrazzo"
          value={term}
          onChange={setTerm}
          decoration={<SearchDelight term={term} suggestions={SUGGESTIONS} />}
        />
      </div>
      <nav className="messages-stage-links" aria-label="Sample page">
        <a href="/pin-builder/" data-message-anchor="create">
          Create
        </a>
        <a href="/me/" data-message-anchor="boards">
          Boards
        </a>
      </nav>
      {pin ? (
        <div className="messages-stage-pin" data-message-anchor="save">
          <PinCard pin={pin} surface="AuthHomefeed" />
        </div>
      ) : null}
    </section>
  );
}
