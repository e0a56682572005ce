import { RouterLink } from '../../router/router-link.js';
import { FollowButton } from '@tackboard/pin-card';
import { Collage } from '../../collage.js';
import type { Topic } from '@tackboard/domain';
import { topicPath } from './topic-path.js';

interface TopicTilesProps {
  readonly topics: readonly Topic[];
  /** Whether each has a button to follow it. */
  readonly canFollow?: boolean;
}

/** Topics with a collage of their pins. */
export function TopicTiles({ topics, canFollow = false }: TopicTilesProps) {
  return (
    <ul className="topic-tiles">
      {topics.map((topic) => (
        <li key={topic.id}>
          <RouterLink href={topicPath('ideas', topic)} className="topic-tile">
            <Collage urls={topic.pictures} />
            <span className="topic-name">{topic.name}</span>
          </RouterLink>
          {canFollow ? (
            <FollowButton
              kind="topic"
              followedId={topic.id}
              followedName={topic.name}
              isFollowed={topic.isFollowed}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
