'use client';
import type { Viewer } from '@tackboard/domain/user';
import { navigationWords } from '@tackboard/domain/words/navigation';
import { profilePath } from '@tackboard/routes/paths';
import { Avatar, VisuallyHidden } from '@tackboard/ui';
import { useTackboard } from '../provider/tackboard-context.js';
import { useWords } from '../provider/use-words.js';

interface ProfileLinkProps {
  readonly viewer: Viewer;
  readonly isCurrent: boolean;
}

/** The viewer's picture, which leads to their profile. */
export function ProfileLink({ viewer, isCurrent }: ProfileLinkProps) {
  const { link: Link } = useTackboard('ProfileLink');
  const words = useWords('navigation', navigationWords);
  if (viewer.username === undefined) return null;
  return (
    <Link
      className="tb-navigation-profile"
      href={profilePath(viewer.username)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Avatar
        name={viewer.fullName ?? viewer.username}
        imageUrl={viewer.isDefaultImage ? undefined : viewer.imageMediumUrl}
      />
      <VisuallyHidden>{words.profile()}</VisuallyHidden>
    </Link>
  );
}
