import type { PinRemoval } from '@tackboard/api-client';
import { chooseImage, pinTitle } from '@tackboard/domain';
import { cardWords, formatDate } from '@tackboard/domain/words';
import { useDemo } from '../../demo-context.js';
import { useKitWords } from '../../words/kit-words.js';
import { useTexts } from '../../words/texts.js';
import { BackLink } from '../closeup/back-link.js';
import './removed.css';

/** A pin that was taken down, as its pinner sees it: when and why (S3 §2.1). */
export function RemovedPinPage({ removal }: { readonly removal: PinRemoval }) {
  const { pin, reason, removedAt } = removal;
  const { language } = useDemo();
  const { otherReason, reasons, tookDown } = useTexts('removed');
  const { untitledPin } = useKitWords('card', cardWords);
  const image = chooseImage(pin.images, 'closeup');
  return (
    <div className="closeup-page">
      <BackLink />
      <article className="panel removed">
        {image ? (
          <img src={image.url} width={image.width} height={image.height} alt={pin.altText ?? ''} />
        ) : null}
        <div className="column">
          <h1 dir="auto">{pinTitle(pin) ?? untitledPin()}</h1>
          <p>{tookDown(formatDate(removedAt, language), reasons[reason] ?? otherReason)}</p>
        </div>
      </article>
    </div>
  );
}
