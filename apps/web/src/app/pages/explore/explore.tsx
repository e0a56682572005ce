import { chooseImage } from '@tackboard/domain';
import { useLoaderData } from 'react-router';
import { type PageHead, pageMeta } from '../../head.js';
import { pageLoader } from '../../page.server.js';
import { RouterLink } from '../../router/router-link.js';
import type { PageHandle } from '../../router/use-shown-page.js';
import { textsIn, useTexts } from '../../words/texts.js';
import { ArticleTiles } from './article-tiles.js';
import { ExploreGrid } from './explore-grid.js';
import { ExploreLinks, titleOf } from './explore-links.js';
import { EXPLORE_PAGES, topicPath } from './explore-paths.js';
import { loadExplore } from './load-explore.server.js';
import { FollowTopic, TopicTiles } from './topic-tiles.js';
import './explore.css';

/** Ideas, videos or products, of all topics or of one, and what is worth a look today (S3 §2.1). */
export default function Explore() {
  const { name, topic, links, tiles, articles, query, pins } = useLoaderData<typeof loader>();
  const texts = useTexts('explore');
  const { nothingYet } = useTexts('common');
  const title = topic?.name ?? titleOf(name, texts);
  return (
    <>
      <header className="page-head">
        <h1>{title}</h1>
        {topic ? <FollowTopic topic={topic} /> : null}
      </header>
      <ExploreLinks name={name} topics={links} current={topic} />
      {articles.length > 0 ? <ArticleTiles pins={articles} /> : null}
      {tiles.length > 0 ? <TopicTiles topics={tiles} /> : null}
      {tiles.length > 0 ? (
        <h2 className="section-heading">{name === 'ideas' ? texts.newToday : texts.newPins}</h2>
      ) : null}
      {pins.pins.length > 0 ? (
        <ExploreGrid query={query} initialPage={pins} surface={EXPLORE_PAGES[name].surface} />
      ) : (
        <section className="note">
          <h2>{nothingYet}</h2>
          <p>
            {texts.nothingAbout(title)}{' '}
            <RouterLink href={topic ? topicPath('ideas', topic) : '/ideas/'}>
              {texts.seeIdeas}
            </RouterLink>
          </p>
        </section>
      )}
    </>
  );
}

export const loader = pageLoader('explore/explore', loadExplore);

export { clientLoader } from '../../kept.js';

const head: PageHead<typeof loader> = ({ name, topic, articles, pins }, { language, origin }) => {
  const texts = textsIn('explore', language);
  const title = titleOf(name, texts);
  const { homeDescription } = textsIn('common', language);
  const canonical = topic ? topicPath(name, topic) : EXPLORE_PAGES[name].path;
  return {
    title: topic ? `${topic.name}: ${title}` : title,
    description: topic ? texts.about(title, topic.name) : homeDescription,
    canonical,
    image: topic?.pictures[0] ?? chooseImage((articles[0] ?? pins.pins[0])?.images, 'bot')?.url,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: topic?.name ?? title,
      url: `${origin}${canonical}`,
    },
  };
};

export const meta = pageMeta(head);

export const handle: PageHandle = { head, keepsScroll: true };
