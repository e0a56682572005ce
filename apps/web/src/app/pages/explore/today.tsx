import { RouterLink } from '../../router/router-link.js';
import { pageMeta } from '../../head/head-meta.js';
import type { PageHandle } from '../../router/use-shown-page.js';
import { pageLoader } from '../../page.server.js';
import type { ExploreOptions } from '@tackboard/api-client';
import { chooseImage, type Pin, pinDescription, pinTitle, type Topic } from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words';
import type { PinFeedPage } from '@tackboard/pin-card';
import { ExploreGrid } from './explore-grid.js';
import { TopicTiles } from './topic-tiles.js';
import { articlePath } from './article-path.js';
import { COMMON_TEXTS, EXPLORE_TEXTS, textsIn, useTexts } from '../../words/texts.js';
import { useKitWords } from '../../words/kit-words.js';
import './explore.css';

type ExploreQuery = Pick<ExploreOptions, 'order' | 'scope'>;

type TodayTab = 'today' | 'today-best' | 'today-trending' | 'today-popular' | 'today-shop';

interface TodayData {
  readonly tab: TodayTab;
  readonly query: ExploreQuery;
  readonly pins: PinFeedPage;
  /** On the first tab. */
  readonly articles: readonly Pin[];
  readonly topics: readonly Topic[];
}

const TABS: Readonly<Record<TodayTab, { readonly path: string; readonly query: ExploreQuery }>> = {
  today: { path: '/today/', query: { scope: 'pins' } },
  'today-best': { path: '/today/best/', query: { scope: 'pins', order: 'popular' } },
  'today-trending': { path: '/today/trending/', query: { scope: 'pins', order: 'trending' } },
  'today-popular': { path: '/today/popular/', query: { scope: 'videos', order: 'popular' } },
  'today-shop': { path: '/today/shop/', query: { scope: 'buyable_pins' } },
};

const TAB_NAMES = Object.keys(TABS) as readonly TodayTab[];

const ARTICLES = 3;
const TOPICS = 6;

/** What is worth a look today: articles, topics and pins (S3 §2.1). */
export default function Today({
  loaderData: { tab, query, pins, articles, topics },
}: {
  readonly loaderData: TodayData;
}) {
  const texts = useTexts(EXPLORE_TEXTS);
  return (
    <>
      <header className="explore-head">
        <h1>{titleOf(tab, texts)}</h1>
      </header>
      <nav aria-label={texts.today} className="topic-links link-row">
        <ul>
          {TAB_NAMES.map((route) => (
            <li key={route}>
              <RouterLink
                className="pill-link"
                href={TABS[route].path}
                aria-current={route === tab ? 'page' : undefined}
              >
                {texts.tabs[route]}
              </RouterLink>
            </li>
          ))}
        </ul>
      </nav>
      {articles.length > 0 ? (
        <ul className="articles">
          {articles.map((pin) => (
            <li key={pin.id}>
              <ArticleTile pin={pin} />
            </li>
          ))}
        </ul>
      ) : null}
      {topics.length > 0 ? <TopicTiles topics={topics} /> : null}
      {tab === 'today' ? <h2 className="explore-heading">{texts.newPins}</h2> : null}
      <ExploreGrid query={query} initialPage={pins} surface="TodayArticleFeed" />
    </>
  );
}

function titleOf(tab: TodayTab, texts: (typeof EXPLORE_TEXTS)['en']): string {
  return tab === 'today' ? texts.today : texts.todayTab(texts.tabs[tab]);
}

function ArticleTile({ pin }: { readonly pin: Pin }) {
  const { untitledPin } = useKitWords('card', cardWords);
  const article = pin.richMetadata?.article;
  const picture = chooseImage(pin.images, 'high-res');
  return (
    <RouterLink href={articlePath(pin)} className="article-tile">
      {picture ? (
        <img src={picture.url} alt="" width={picture.width} height={picture.height} />
      ) : null}
      <span className="article-text">
        <strong>{article?.name ?? pinTitle(pin) ?? untitledPin()}</strong>
        <span>{pinDescription(pin)}</span>
      </span>
    </RouterLink>
  );
}

export const loader = pageLoader('explore/today', async ({ calls, link }): Promise<TodayData> => {
  const tab = link.route;
  const { query } = TABS[tab];
  const isFirst = tab === 'today';
  const [pins, articles, topics] = await Promise.all([
    calls.explorePins(query),
    isFirst ? calls.explorePins({ scope: 'articles', pageSize: ARTICLES }) : undefined,
    isFirst ? calls.listTopics() : [],
  ]);
  return { tab, query, pins, articles: articles?.pins ?? [], topics: topics.slice(0, TOPICS) };
});

export { clientLoader } from '../../kept.js';

export const handle: PageHandle = { keepsScroll: true };

export const meta = pageMeta(
  'explore/today',
  ({ tab, articles, pins }: TodayData, { language, origin }) => ({
    title: titleOf(tab, textsIn(EXPLORE_TEXTS, language)),
    description: textsIn(COMMON_TEXTS, language).homeDescription,
    canonical: TABS[tab].path,
    image: chooseImage((articles[0] ?? pins.pins[0])?.images, 'closeup')?.url,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: textsIn(EXPLORE_TEXTS, language).today,
      url: `${origin}${TABS[tab].path}`,
    },
  }),
);
