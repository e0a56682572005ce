import { RouterLink } from '../../router/router-link.js';
import { pageMeta } from '../../head/head-meta.js';
import type { PageHandle } from '../../router/use-shown-page.js';
import { pageLoader, notFound, redirectTo } from '../../page.server.js';
import { chooseImage, imageAlt, type Pin, pinDescription, pinTitle } from '@tackboard/domain';
import { type CardWords, cardWords } from '@tackboard/domain/words';
import type { PinFeedPage } from '@tackboard/pin-card';
import { pinPath } from '@tackboard/routes/paths';
import { BackLink } from '../closeup/back-link.js';
import { RelatedPins } from '../closeup/related-pins.js';
import { articlePath, articlePinId } from './article-path.js';
import { EXPLORE_TEXTS, useTexts } from '../../words/texts.js';
import { kitWordsIn, useKitWords } from '../../words/kit-words.js';
import '../closeup/closeup.css';
import './explore.css';

interface ArticleData {
  readonly pin: Pin;
  readonly related: PinFeedPage;
}

const headlineOf = (pin: Pin, { untitledPin }: Pick<CardWords, 'untitledPin'>) =>
  pin.richMetadata?.article?.name ?? pinTitle(pin) ?? untitledPin();

/** An article of the day, with the pin that it is about and pins like it (S3 §2.1). */
export default function Article({
  loaderData: { pin, related },
}: {
  readonly loaderData: ArticleData;
}) {
  const texts = useTexts(EXPLORE_TEXTS);
  const words = useKitWords('card', cardWords);
  const picture = chooseImage(pin.images, 'high-res');
  const authors = pin.richMetadata?.article?.authors ?? [];
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
        <RouterLink className="tb-button" data-variant="primary" href={pinPath(pin.id)}>
          {texts.seePin}
        </RouterLink>
      </article>
      <RelatedPins pinId={pin.id} initialPage={related} />
    </>
  );
}

export const loader = pageLoader(
  'explore/article',
  async ({ calls, link }): Promise<ArticleData> => {
    const { rest } = link.params;
    if (!rest) redirectTo('/today/');
    const pin = await calls.readPin({ pinId: articlePinId(rest) ?? notFound() });
    if (!pin.richMetadata?.article) notFound();
    return { pin, related: await calls.readRelatedPins({ pinId: pin.id }) };
  },
);

export { clientLoader } from '../../kept.js';

export const handle: PageHandle = { keepsScroll: true };

export const meta = pageMeta('explore/article', ({ pin }: ArticleData, { origin, words }) => ({
  title: headlineOf(pin, kitWordsIn(words, 'card', cardWords)),
  description: pinDescription(pin),
  canonical: articlePath(pin),
  image: chooseImage(pin.images, 'closeup')?.url,
  type: 'article',
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: headlineOf(pin, kitWordsIn(words, 'card', cardWords)),
    url: `${origin}${articlePath(pin)}`,
    author: (pin.richMetadata?.article?.authors ?? []).map((name) => ({
      '@type': 'Person',
      name,
    })),
  },
}));
