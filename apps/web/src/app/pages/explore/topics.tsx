import { useDemo } from '../../demo-context.js';
import { listTopics, type Topic } from '../../reads/explore.js';
import { definePage } from '../define-page.js';
import { TopicTiles } from './topic-tiles.js';
import './explore.css';

/** All topics, with a button to follow each (S3 §4.4). */
function Topics({ data: topics }: { readonly data: readonly Topic[] }) {
  const { user } = useDemo();
  return (
    <>
      <header className="explore-head">
        <h1>Topics</h1>
        <p>
          {user
            ? 'Follow what you like: your home feed learns from it.'
            : 'Log in to follow what you like.'}
        </p>
      </header>
      <TopicTiles topics={topics} canFollow />
    </>
  );
}

export const topicsPage = definePage({
  routes: ['topics'],
  load: ({ client }) => listTopics(client),
  head: (topics, { origin }) => ({
    title: 'Topics',
    description: 'Everything that people collect here, by topic.',
    canonical: '/topics/',
    image: topics[0]?.pictures[0],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: 'Topics',
      url: `${origin}/topics/`,
    },
  }),
  Component: Topics,
});
