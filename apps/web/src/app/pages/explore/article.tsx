import { chooseImage, imageAlt, pinDescription } from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words';
import { pinPath } from '@tackboard/routes/paths';
import { useLoaderData } from 'react-router';
import { type PageHead, pageMeta } from '../../head.js';
import { notFound, pageLoader, redirectTo } from '../../page.server.js';
import { LinkButton, RouterLink } from '../../router/router-link.js';
import type { PageHandle } from '../../router/use-shown-page.js';
import { kitWordsIn, useKitWords } from '../../words/kit-words.js';
import { useTexts } from '../../words/texts.js';
import { BackLink } from '../closeup/back-link.js';
import { RelatedPins } from '../closeup/related-pins.js';
import { authorsOf, headlineOf } from './article-tiles.js';
import { articlePath } from './explore-paths.js';
import '../closeup/closeup.css';
import './explore.css';

/** An article of the day, with the pin that it is about and pins like it (S3 §2.1). */
export default function Article() {
  const { pin, related } = useLoaderData<typeof loader>();
  const texts = useTexts('explore');
  const words = useKitWords('card', cardWords);
  const picture = chooseImage(pin.images, 'high-res');
  const authors = authorsOf(pin);
  return (
    <>
      <article className="article">
        <BackLink />
        <h1 dir="auto">{headlineOf(pin, words)}</h1>
        {authors.length > 0 ? <p className="closeup-source">{texts.by(authors)}</p> : null}
        {picture ? (
          <RouterLink href={pinPath(pin.id)} className="article-picture">
            <img
              src={picture.url}
              alt={imageAlt(pin) ?? ''}
              width={picture.width}
              height={picture.height}
            />
          </RouterLink>
        ) : null}
        <p dir="auto">{pinDescription(pin)}</p>
        <LinkButton variant="primary" href={pinPath(pin.id)}>
          {texts.seePin}
        </LinkButton>
      </article>
      <RelatedPins pinId={pin.id} initialPage={related} />
    </>
  );
}

export const loader = pageLoader('explore/article', async ({ calls, link }) => {
  const { rest } = link.params;
  if (!rest) redirectTo('/today/');
  // The address ends with the id of the pin.
  const pin = await calls.readPin({ pinId: /(\d+)$/.exec(rest)?.[1] ?? notFound() });
  if (!pin.richMetadata?.article) notFound();
  return { pin, related: await calls.readRelatedPins({ pinId: pin.id }) };
});

export { clientLoader } from '../../kept.js';

const head: PageHead<typeof loader> = ({ pin }, { origin, words }) => {
  const title = headlineOf(pin, kitWordsIn(words, 'card', cardWords));
  return {
    title,
    description: pinDescription(pin),
    canonical: articlePath(pin),
    image: chooseImage(pin.images, 'closeup')?.url,
    type: 'article',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      url: `${origin}${articlePath(pin)}`,
      author: authorsOf(pin).map((name) => ({ '@type': 'Person', name })),
    },
  };
};

export const meta = pageMeta(head);

export const handle: PageHandle = { head, keepsScroll: true };
