import { gate, isDeletedStory, type Pin, pinTitle } from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words';
import { RemovedPin } from '@tackboard/pin-card';
import { VisuallyHidden } from '@tackboard/ui';
import { CloseupPage } from '../../blocks/closeup-page.js';
import { PinDebug } from '../../debug/pin-debug.js';
import { useDemo } from '../../demo-context.js';
import { useKitWords } from '../../words/kit-words.js';
import { DeletedPin } from '../removed/gone-pin.js';
import { BackLink } from './back-link.js';
import { CloseupShare } from './closeup-share.js';
import type { CloseupData } from './load-closeup.server.js';
import { RelatedPins, RelatedProducts } from './related-pins.js';

/** A pin and pins like it, until its viewer deletes it. */
export function CloseupContent({ pin, invite, related, products }: CloseupData) {
  const { user } = useDemo();
  const canDebug = user && gate({ ...user, isAuth: true }, 'debug').outcome === 'allowed';
  const more = (
    <>
      {canDebug ? <PinDebug pin={pin} /> : null}
      <RelatedProducts pins={products} />
      <RelatedPins pinId={pin.id} initialPage={related} />
    </>
  );
  if (isDeletedStory(pin)) {
    return (
      <>
        <div className="closeup-page">
          <BackLink />
          <WithdrawnStory pin={pin} />
        </div>
        {more}
      </>
    );
  }
  return (
    <CloseupPage
      pin={pin}
      invite={invite}
      back={<BackLink />}
      share={<CloseupShare pin={pin} />}
      deleted={<DeletedPin />}
    >
      {more}
    </CloseupPage>
  );
}

/** The placeholder of a story that its creator removed, on the page of the story (S1 §2). */
function WithdrawnStory({ pin }: { readonly pin: Pin }) {
  const { untitledPin } = useKitWords('card', cardWords);
  return (
    <>
      <h1 className="closeup-withdrawn">
        <VisuallyHidden>{pinTitle(pin) ?? untitledPin()}</VisuallyHidden>
      </h1>
      <RemovedPin variant="full-screen" />
    </>
  );
}
