import { chooseImage, isDeletedStory, pinDescription, pinTitle } from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words';
import { pinJsonLd } from '@tackboard/pin-card/json-ld';
import { pinPath } from '@tackboard/routes/paths';
import { useLoaderData } from 'react-router';
import { type PageHead, pageMeta } from '../head.js';
import { pageLoader } from '../page.server.js';
import type { PageHandle } from '../router/use-shown-page.js';
import { kitWordsIn } from '../words/kit-words.js';
import { textsIn } from '../words/texts.js';
import { CloseupContent } from './closeup/closeup-content.js';
import { loadCloseup } from './closeup/load-closeup.server.js';
import { GonePin } from './removed/gone-pin.js';
import { RemovedPinPage } from './removed/removed-pin-page.js';
import '@tackboard/pin-card/closeup.css';
import './closeup/closeup.css';

/** The page of a pin. */
export default function Closeup() {
  const found = useLoaderData<typeof loader>();
  if ('pin' in found) return <CloseupContent {...found} />;
  const { removal, instead } = found;
  return removal ? <RemovedPinPage removal={removal} /> : <GonePin instead={instead} />;
}

export const loader = pageLoader('closeup', loadCloseup);

export { clientLoader } from '../kept.js';

const head: PageHead<typeof loader> = (found, { language, origin, words }) => {
  const { untitledPin } = kitWordsIn(words, 'card', cardWords);
  if (!('pin' in found)) {
    const title = found.removal
      ? pinTitle(found.removal.pin)
      : textsIn('removed', language).unavailable;
    return { title: title ?? untitledPin(), isPrivate: true };
  }
  const { pin } = found;
  const title = pinTitle(pin) ?? untitledPin();
  // Its creator removed the story: nothing of it is shown elsewhere.
  if (isDeletedStory(pin)) return { title, isPrivate: true };
  return {
    title,
    description: pinDescription(pin),
    canonical: pinPath(pin.id),
    image: chooseImage(pin.images, 'bot')?.url,
    type: 'article',
    isPrivate: pin.seoNoindexReason !== undefined,
    jsonLd: pinJsonLd(pin, { origin }),
  };
};

export const meta = pageMeta(head);

export const handle: PageHandle = { head, keepsScroll: true };
