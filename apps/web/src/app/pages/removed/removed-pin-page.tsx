import type { PinRemoval } from '@tackboard/api-client';
import { chooseImage, type Pin, pinTitle } from '@tackboard/domain';
import { cardWords, formatDate } from '@tackboard/domain/words';
import { useDemo } from '../../demo-context.js';
import { BackLink } from '../closeup/back-link.js';
import { REMOVED_TEXTS, useTexts } from '../../words/texts.js';
import { useKitWords } from '../../words/kit-words.js';
import './removed.css';

/** A pin that was taken down, as its pinner sees it: when and why (S3 §2.1). */
export function RemovedPinPage({ removal }: { readonly removal: PinRemoval }) {
  const { pin, reason, removedAt } = removal;
  const { language } = useDemo();
  const { otherReason, reasons, tookDown } = useTexts(REMOVED_TEXTS);
  const { untitledPin } = useKitWords('card', cardWords);
  return (
    <div className="closeup-page">
      <BackLink />
      <article className="removed">
        <div className="removed-picture">
          <RemovedPicture pin={pin} />
        </div>
        <div className="removed-text">
          <h1 dir="auto">{pinTitle(pin) ?? untitledPin()}</h1>
          <p>{tookDown(formatDate(removedAt, language), reasons[reason] ?? otherReason)}</p>
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
