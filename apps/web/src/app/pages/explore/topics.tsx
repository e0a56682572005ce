import { pageMeta } from '../../head/head-meta.js';
import { pageLoader } from '../../page.server.js';
import type { Topic } from '@tackboard/domain';
import { TopicTiles } from './topic-tiles.js';
import { COMMON_TEXTS, textsIn, useTexts } from '../../words/texts.js';
import './explore.css';

/** All topics, with a button to follow each (S3 §4.4). */
export default function Topics({ loaderData: topics }: { readonly loaderData: readonly Topic[] }) {
  const texts = useTexts(COMMON_TEXTS);
  return (
    <>
      <header className="explore-head">
        <h1>{texts.topics}</h1>
      </header>
      <TopicTiles topics={topics} canFollow />
    </>
  );
}

export const loader = pageLoader('explore/topics', ({ calls }) => calls.listTopics());

export { clientLoader } from '../../kept.js';

export const meta = pageMeta(
  'explore/topics',
  (topics: readonly Topic[], { language, origin }) => ({
    title: textsIn(COMMON_TEXTS, language).topics,
    description: textsIn(COMMON_TEXTS, language).homeDescription,
    canonical: '/topics/',
    image: topics[0]?.pictures[0],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: textsIn(COMMON_TEXTS, language).topics,
      url: `${origin}/topics/`,
    },
  }),
);
