import type { Topic } from '@tackboard/domain';
import { LinkRow } from '../../link-row.js';
import type { Texts } from '../../words/en.js';
import { useTexts } from '../../words/texts.js';
import { EXPLORE_PAGES, type ExploreName, topicPath } from './explore-paths.js';

const TABS = (Object.keys(EXPLORE_PAGES) as ExploreName[]).filter((name) =>
  name.startsWith('today'),
);

/** The heading of a page to explore. */
export const titleOf = (name: ExploreName, texts: Texts['explore']): string =>
  name.startsWith('today-') ? texts.todayTab(texts.names[name]) : texts.names[name];

interface ExploreLinksProps {
  readonly name: ExploreName;
  readonly topics: readonly Topic[];
  /** The topic of the page. */
  readonly current: Topic | undefined;
}

/** The pages beside the one that shows: the tabs of today, or the topics of an area. */
export function ExploreLinks({ name, topics, current }: ExploreLinksProps) {
  const texts = useTexts('explore');
  const common = useTexts('common');
  const { path } = EXPLORE_PAGES[name];
  if (TABS.includes(name)) {
    const links = TABS.map((tab) => [EXPLORE_PAGES[tab].path, texts.names[tab]] as const);
    return <LinkRow label={texts.names.today} links={links} current={path} />;
  }
  if (topics.length === 0) return null;
  const links = topics.map((topic) => [topicPath(name, topic), topic.name] as const);
  return (
    <LinkRow
      label={common.topics}
      links={[[path, texts.all], ...links]}
      current={current ? topicPath(name, current) : path}
    />
  );
}
