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
