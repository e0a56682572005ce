import type { PinRemoval } from '@tackboard/api-client';
import { chooseImage, type Pin, pinTitle } from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words/card';
import { formatDate } from '@tackboard/domain/words/format';
import { BackLink } from '../closeup/back-link.js';
import { AppealForm } from './appeal-form.js';
import { RemovalState } from './removal-state.js';
import { removalText } from './removal-text.js';
import './removed.css';

/** A pin that was taken down, as its pinner sees it: why, and what they can do about it (S3 §2.1). */
export function RemovedPinPage({ removal }: { readonly removal: PinRemoval }) {
  const { pin, reason, removedAt, appeal, appealedAt } = removal;
  return (
    <div className="closeup-page">
      <BackLink />
      <article className="removed">
        <div className="removed-picture">
          <RemovedPicture pin={pin} />
        </div>
        <div className="removed-text">
          <RemovalState removal={removal} />
          <h1 dir="auto">{pinTitle(pin) ?? cardWords.untitledPin()}</h1>
          <p>
            We took this Pin down on {formatDate(removedAt)}. {removalText(reason)} Only you can see
            this page.
          </p>
          {appealedAt === undefined ? (
            <AppealForm key={pin.id} pinId={pin.id} />
          ) : (
            <section className="removed-appeal">
              <h2>We are reviewing your appeal</h2>
              <p>You sent it on {formatDate(appealedAt)}. We write to you when we have decided.</p>
              {appeal === undefined ? null : <blockquote dir="auto">{appeal}</blockquote>}
            </section>
          )}
          <a href="/reports-and-violations/">All of your removed Pins</a>
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
