import { useLoaderData } from 'react-router';
import { type PageHead, pageMeta } from '../../head.js';
import { pageLoader } from '../../page.server.js';
import type { PageHandle } from '../../router/use-shown-page.js';
import { textsIn, useTexts } from '../../words/texts.js';
import { TopicTiles } from './topic-tiles.js';
import './explore.css';

/** All topics, with a button to follow each (S3 §4.4). */
export default function Topics() {
  const topics = useLoaderData<typeof loader>();
  const texts = useTexts('common');
  return (
    <>
      <header className="page-head">
        <h1>{texts.topics}</h1>
      </header>
      <TopicTiles topics={topics} canFollow />
    </>
  );
}

export const loader = pageLoader('explore/topics', ({ calls }) => calls.listTopics());

export { clientLoader } from '../../kept.js';

const head: PageHead<typeof loader> = (topics, { language, origin }) => {
  const { homeDescription, topics: title } = textsIn('common', language);
  return {
    title,
    description: homeDescription,
    canonical: '/topics/',
    image: topics[0]?.pictures[0],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      url: `${origin}/topics/`,
    },
  };
};

export const meta = pageMeta(head);

export const handle: PageHandle = { head };
