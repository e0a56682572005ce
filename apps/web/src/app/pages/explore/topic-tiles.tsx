import { FollowButton } from '@tackboard/pin-card/follow-button';
import type { Topic } from '../../reads/explore.js';
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
          <a href={topicPath('ideas', topic)} className="topic-tile">
            <span className="topic-cover" data-pictures={topic.pictures.length}>
              {topic.pictures.map((url) => (
                <img
                  key={url}
                  src={url}
                  alt=""
                  width="236"
                  height="236"
                  loading="lazy"
                  decoding="async"
                />
              ))}
            </span>
            <span className="topic-name">{topic.name}</span>
          </a>
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
