import type { Topic } from '@tackboard/domain';
import { FollowButton } from '@tackboard/pin-card';
import { RouterLink } from '../../router/router-link.js';
import { topicPath } from './explore-paths.js';

interface TopicTilesProps {
  readonly topics: readonly Topic[];
  /** Whether each has a button to follow it. */
  readonly canFollow?: boolean;
}

/** Topics with up to three pictures of their pins. */
export function TopicTiles({ topics, canFollow = false }: TopicTilesProps) {
  return (
    <ul className="tiles">
      {topics.map((topic) => (
        <li key={topic.id}>
          <RouterLink href={topicPath('ideas', topic)} className="topic-tile">
            <span className="collage" data-pictures={topic.pictures.length}>
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
            <span>{topic.name}</span>
          </RouterLink>
          {canFollow ? <FollowTopic topic={topic} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Follows a topic, and unfollows it (S3 §4.4). */
export function FollowTopic({ topic: { id, name, isFollowed } }: { readonly topic: Topic }) {
  return <FollowButton kind="topic" followedId={id} followedName={name} isFollowed={isFollowed} />;
}
