'use client';
import type { Viewer } from '@tackboard/domain';
import { navigationWords } from '@tackboard/domain/words';
import { Avatar, VisuallyHidden } from '@tackboard/ui';
import { useInternals } from '../client/tackboard-context.js';
import { useWords } from '../client/use-words.js';
import { navigationPaths } from '../client/navigation-paths.js';

interface ProfileLinkProps {
  readonly viewer: Viewer;
  readonly isCurrent: boolean;
}

/** The viewer's profile image, which links to their profile. */
export function ProfileLink({ viewer, isCurrent }: ProfileLinkProps) {
  const { link: Link, paths } = useInternals('ProfileLink');
  const words = useWords('navigation', navigationWords);
  if (viewer.username === undefined) return null;
  return (
    <Link
      className="tb-navigation-profile"
      href={navigationPaths(paths).profile(viewer.username)}
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
