import type { CardLinkProps } from '@tackboard/pin-card';
import { Link } from 'react-router';
import { useDemo } from '../demo-context.js';
import { ownLink } from './own-link.js';

/** The link of React Router, for all parts of the kit and the pages. */
export function RouterLink({ href, ...rest }: CardLinkProps) {
  const { origin } = useDemo();
  const path = ownLink(href, origin);
  // Another site, or what the server answers without a page.
  return <Link to={path ?? href} reloadDocument={path === undefined} discover="none" {...rest} />;
}

interface LinkButtonProps extends CardLinkProps {
  readonly variant?: 'primary' | 'quiet';
  /** Whether it leads to the page that shows. */
  readonly isCurrent?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({
  isCurrent = false,
  variant = isCurrent ? 'primary' : 'quiet',
  ...rest
}: LinkButtonProps) {
  return (
    <RouterLink
      className="tb-button"
      data-variant={variant}
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
    />
  );
}
