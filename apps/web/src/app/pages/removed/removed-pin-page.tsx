import type { PinRemoval } from '@tackboard/api-client';
import { chooseImage, type Pin, pinTitle } from '@tackboard/domain';
import { cardWords, formatDate } from '@tackboard/domain/words';
import { useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { BackLink } from '../closeup/back-link.js';
import { AppealForm } from './appeal-form.js';
import { RemovalState } from './removal-state.js';
import { removalText } from './removal-text.js';
import { useHeadingFocus } from '../../use-heading-focus.js';
import { useTexts } from '../../words/in-languages.js';
import { useKitWords } from '../../words/kit-words.js';
import { REMOVED_TEXTS } from '../../words/removed.js';
import './removed.css';

/** A pin that was taken down, as its pinner sees it: why, and what they can do about it (S3 §2.1). */
export function RemovedPinPage({ removal }: { readonly removal: PinRemoval }) {
  const { pin, reason, removedAt, appeal, appealedAt } = removal;
  const { language } = useDemo();
  const texts = useTexts(REMOVED_TEXTS);
  const { untitledPin } = useKitWords('card', cardWords);
  const [hadForm] = useState(appealedAt === undefined);
  const heading = useHeadingFocus(hadForm && appealedAt !== undefined);
  return (
    <div className="closeup-page">
      <BackLink />
      <article className="removed">
        <div className="removed-picture">
          <RemovedPicture pin={pin} />
        </div>
        <div className="removed-text">
          <RemovalState removal={removal} />
          <h1 dir="auto">{pinTitle(pin) ?? untitledPin()}</h1>
          <p>{texts.tookDown(formatDate(removedAt, language), removalText(reason, texts))}</p>
          {appealedAt === undefined ? (
            <AppealForm key={pin.id} pinId={pin.id} />
          ) : (
            <section className="removed-appeal">
              <h2 ref={heading} tabIndex={-1}>
                {texts.reviewing}
              </h2>
              <p>{texts.sentOn(formatDate(appealedAt, language))}</p>
              {appeal === undefined ? null : <blockquote dir="auto">{appeal}</blockquote>}
            </section>
          )}
          <a href="/reports-and-violations/">{texts.allRemoved}</a>
        </div>
      </article>
    </div>
  );
}

function RemovedPicture({ pin }: { readonly pin: Pin }) {
  const image = chooseImage(pin.images, 'closeup');
  if (image === undefined) return null;
  return <img src={image.url} width={image.width} height={image.height} alt={pin.altText ?? ''} />;
}
